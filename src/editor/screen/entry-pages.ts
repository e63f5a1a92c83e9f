import { paths } from '#src/site/paths.ts';

/** The page of its own that an entry of a folder has, by the name of its file; an article has its number's beside it. */
export const ENTRY_PAGES: Readonly<Record<string, (name: string) => string>> = {
  courses: paths.course,
  blog: (name) => `${paths.blog}/${name}`,
  catalogues: paths.catalogue,
  creators: paths.creator,
  legal: paths.legalPage,
};
