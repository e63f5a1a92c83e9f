import { parse } from 'node:path';
import { isNamedFolder } from '#src/site/entry-addresses.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { formerNames } from './entry-files.ts';
import { type ContentProblem, describeValue } from './zod-messages.ts';
import type { ProjectFiles } from './project-files.ts';

/** Former names of a folder's files that another file has, or had: one address would lead to two pages. */
export function formerNameProblems(files: ProjectFiles, folder: string, names: readonly string[]): ContentProblem[] {
  if (!isNamedFolder(folder)) return [];
  const taken = new Map(names.map((name) => [parse(name).name, `${CONTENT}/${folder}/${name}`]));
  return names.flatMap((name) => {
    const file = `${CONTENT}/${folder}/${name}`;
    return formerNames(files, file).flatMap((former, index): ContentProblem[] => {
      const other = taken.get(former);
      taken.set(former, other ?? file);
      if (other === undefined) return [];
      return [
        {
          file,
          field: `formerNames[${index + 1}]`,
          found: `${describeValue(former)}, l’adresse de ${other}`,
          allowed: 'un nom qu’aucune autre fiche ne porte, ni n’a porté',
          mend: 'retirez-le de l’une des deux',
        },
      ];
    });
  });
}
