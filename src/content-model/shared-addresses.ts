import { extname, parse } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { addressesOf, isNamedFolder } from '#src/site/entry-addresses.ts';
import { aliasesOf } from './entry-files.ts';
import type { ProjectFiles } from './project-files.ts';
import { type ContentProblem, describeValue } from './zod-messages.ts';

const WORDS = {
  number: (number: string, first: string) => ({
    found: `le numéro ${number}, déjà celui de ${first}`,
    allowed: 'un numéro par article',
    mend: 'donnez-lui le premier numéro libre',
  }),
  name: (name: string, first: string) => ({
    found: `le nom ${name}, déjà celui de ${first}`,
    allowed: 'un nom par fichier, quelle que soit la fin : il fait l’adresse de la page',
    mend: 'donnez un autre nom à l’un des deux, ou supprimez-le',
  }),
};

/** Files of a folder whose pages would have one address: articles of one number, or `excel.md` and `excel.mdx`. */
export function sharedAddresses(folder: string, names: readonly string[]): ContentProblem[] {
  const seen = new Map<string, string>();
  return names.flatMap((name) => {
    const number = folder === 'blog' ? /^\d+/.exec(name)?.[0] : undefined;
    const address = number ?? name.slice(0, name.length - extname(name).length);
    const file = `${CONTENT}/${folder}/${name}`;
    const first = seen.get(address);
    seen.set(address, first ?? file);
    if (first === undefined) return [];
    return [{ file, field: '', ...WORDS[number === undefined ? 'name' : 'number'](address, first) }];
  });
}

/** Earlier addresses of a folder's pages that another page has, or had: one address would lead to two pages. */
export function aliasProblems(files: ProjectFiles, folder: string, names: readonly string[]): ContentProblem[] {
  if (!isNamedFolder(folder)) return [];
  const taken = new Map(
    names.map((name) => [addressesOf(folder, parse(name).name)[0], `${CONTENT}/${folder}/${name}`]),
  );
  return names.flatMap((name) => {
    const file = `${CONTENT}/${folder}/${name}`;
    return aliasesOf(files, file).flatMap((former, index): ContentProblem[] => {
      const other = taken.get(former);
      taken.set(former, other ?? file);
      if (other === undefined) return [];
      return [
        {
          file,
          field: `aliases[${index + 1}]`,
          found: `${describeValue(former)}, l’adresse de ${other}`,
          allowed: 'une adresse qu’aucune autre page n’a, ni n’a eue',
          mend: 'retirez-le de l’une des deux',
        },
      ];
    });
  });
}
