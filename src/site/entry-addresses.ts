import { paths } from './paths.ts';

/** The id of an article from its file name: `articleNumber('3-dossier-opco-calendrier')` is 3. */
export const articleNumber = (name: string): number => Number.parseInt(name, 10);

/** The folders of `content/` whose file names make addresses. Their entries may have aliases. */
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

/** The addresses of an entry, its page first: `/courses/excel`, `/programmes/excel.pdf`. */
export const addressesOf = (folder: NamedFolder, name: string): readonly string[] => ADDRESSES[folder](name);
