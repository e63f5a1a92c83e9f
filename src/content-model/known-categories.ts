import { listAt, valueAt } from '#src/lib/template.ts';
import { readData } from './content-source.ts';
import type { ProjectFiles } from './project-files.ts';

/** The names that `content/categories.yaml` gives to categories; none while that file is missing or wrong. */
export type KnownCategories = { courses: readonly string[]; listed: readonly string[]; articles: readonly string[] };

const namesOf = (categories: readonly unknown[]): string[] =>
  categories.flatMap((category) => {
    const name = valueAt(category, ['name']);
    return typeof name === 'string' ? [name.trim()] : [];
  });

export function knownCategories(files: ProjectFiles): KnownCategories {
  const data = readData(files, 'categories.yaml');
  const [courses, articles] = [listAt(data, ['courses']), listAt(data, ['articles'])];
  return {
    courses: namesOf(courses),
    listed: namesOf(courses.filter((category) => valueAt(category, ['isListed']) !== false)),
    articles: namesOf(articles),
  };
}
