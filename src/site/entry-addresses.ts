import { paths } from './paths.ts';

/** The id of an article from its file name: `articleNumber('3-dossier-opco-calendrier')` is 3. */
export const articleNumber = (name: string): number => Number.parseInt(name, 10);

/** The addresses of an entry by its folder in `content/`. Entries of these folders may have aliases. */
const ADDRESSES = {
  courses: (name: string) => [
    paths.course(name),
    paths.courseProgramme(name),
    paths.apiCourse(name),
    paths.courseCalendar(name),
    paths.courseIllustration(name),
    `${paths.contact}?formation=${name}`,
  ],
  creators: (name: string) => [paths.creator(name)],
};

export type NamedFolder = keyof typeof ADDRESSES;

export const isNamedFolder = (folder: string): folder is NamedFolder => folder in ADDRESSES;

export const addressesOf = (folder: NamedFolder, name: string): readonly string[] => ADDRESSES[folder](name);
