import { mountIsland } from '#src/lib/mount-island.tsx';
import { Showcase } from './catalogue/Showcase.tsx';

export const mount = (root: HTMLElement): Promise<void> => {
  const place = document.querySelector<HTMLElement>('#vitrine-formations');
  if (place === null) return Promise.reject(new Error('The home page has no #vitrine-formations.'));
  return mountIsland(root, <Showcase place={place} />);
};
