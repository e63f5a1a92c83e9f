import { FORMS } from '#src/features/contact/contact-forms.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { FIXED_RULES } from '#src/site/address-rules.ts';
import { SERVED_AS } from '#src/site/brand-files.ts';
import { paths } from '#src/site/paths.ts';
import { entryFiles, idOf } from './entry-files.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ContentProblem } from './zod-messages.ts';

/** The folders of `content/` whose entries have their pages at the root of the site, beside its own pages and folders. */
const AT_ROOT: readonly (readonly [folder: string, address: (id: string) => string])[] = [
  ['legal', paths.legalPage],
  ['catalogues', paths.catalogue],
  ['creators', paths.creator],
];

const PAGES = 'src/pages';
const OPTIONAL = `${PAGES}/_optional`;

/** `/images` of `/images/partage.png` */
const firstPart = (address: string): string => /^\/[^/#?]*/.exec(address)?.[0] ?? address;

/** What lies at the root of the site whatever content there is: its pages, its files and its folders. */
function ownAddresses(files: ProjectFiles): Set<string> {
  const routes = [PAGES, ...files.names(OPTIONAL).map((part) => `${OPTIONAL}/${part}`)]
    .flatMap((folder) => files.names(folder))
    .filter((name) => !name.includes('[') && !name.startsWith('_'))
    .map((name) => `/${name.replace(/\.(astro|ts)$/, '')}`);
  const fixed = [
    ...FIXED_RULES.map(({ from }) => from),
    ...Object.keys(SERVED_AS),
    ...Object.values(FORMS).map(({ thanks }) => thanks),
    paths.admin,
  ].map(firstPart);
  return new Set([...routes, ...files.names('public').map((name) => `/${name}`), ...fixed]);
}

/**
 * Entries whose page would take the address of something else at the root of the site. One named as a folder would stand in the
 * way of that folder's headers too.
 */
export function takenAddresses(files: ProjectFiles): ContentProblem[] {
  const own = ownAddresses(files);
  const seen = new Map<string, string>();
  return AT_ROOT.flatMap(([folder, addressOf]) =>
    entryFiles(files, folder).flatMap((file): ContentProblem[] => {
      const address = addressOf(idOf(file));
      const other = seen.get(address);
      // Two files of one name in one folder are refused for that already.
      const isElsewhere = other !== undefined && !other.startsWith(`${CONTENT}/${folder}/`);
      seen.set(address, other ?? file);
      if (!own.has(address) && !isElsewhere) return [];
      return [
        {
          file,
          field: '',
          found: `l’adresse ${address}, déjà celle ${isElsewhere ? `de ${other}` : 'd’une page ou d’un dossier du site'}`,
          allowed: 'un nom de fichier qui fait une adresse encore libre',
          mend: 'donnez un autre nom à ce fichier',
        },
      ];
    }),
  );
}
