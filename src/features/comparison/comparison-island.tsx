import { mountIsland } from '#src/lib/mount-island.tsx';
import { Comparison } from './Comparison.tsx';

export const mount = (root: HTMLElement): Promise<void> => {
  const place = document.querySelector<HTMLElement>('#choix');
  if (place === null) return Promise.reject(new Error('The comparison page has no #choix.'));
  return mountIsland(root, <Comparison place={place} />);
};
