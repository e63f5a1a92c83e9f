import { mountIsland } from '#src/lib/mount-island.tsx';
import { Blog } from './Blog.tsx';

export const mount = (root: HTMLElement): Promise<void> => {
  const place = document.querySelector<HTMLElement>('#articles');
  if (place === null) return Promise.reject(new Error('The blog has no #articles.'));
  const { filled = '', category, page, total } = root.dataset;
  return mountIsland(
    root,
    <Blog filled={filled.split('|')} built={{ category, page: Number(page), total: Number(total) }} place={place} />,
  );
};
