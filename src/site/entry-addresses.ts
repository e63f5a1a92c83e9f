import { paths } from './paths.ts';

/** The id of an article by its file's name: `articleNumber('3-dossier-opco-calendrier')` is 3. */
export const articleNumber = (name: string): number => Number.parseInt(name, 10);

/** The folders of `content/` whose files give their pages their addresses, and may be renamed. */
const NAMED_FOLDERS = ['courses', 'creators'] as const;

export type NamedFolder = (typeof NAMED_FOLDERS)[number];

export const isNamedFolder = (folder: string): folder is NamedFolder => NAMED_FOLDERS.some((one) => one === folder);

const ADDRESSES: Readonly<Record<NamedFolder, (name: string) => readonly string[]>> = {
  courses: (name) => [
    paths.course(name),
    paths.courseProgramme(name),
    paths.apiCourse(name),
    paths.courseCalendar(name),
    paths.courseIllustration(name),
    `${paths.contact}?formation=${name}`,
  ],
  creators: (name) => [paths.creator(name)],
};

/** Every address that the name of a file makes, its page's first: `/courses/excel`, `/programmes/excel.pdf`. */
export const addressesOf = (folder: NamedFolder, name: string): readonly string[] => ADDRESSES[folder](name);
