import { mountIsland } from '#src/lib/mount-island.tsx';
import { Catalogue } from './Catalogue.tsx';

export const mount = (root: HTMLElement): Promise<void> => {
  const place = document.querySelector<HTMLElement>('#resultats');
  if (place === null) return Promise.reject(new Error('The catalogue page has no #resultats.'));
  const { category, total } = root.dataset;
  return mountIsland(
    root,
    <Catalogue
      built={{ category, total: Number(total) }}
      place={place}
      typed={root.querySelector('input')?.value ?? ''}
    />,
  );
};
