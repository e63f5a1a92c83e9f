import { posix } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { addressesIn, pictureFile } from '#src/features/pictures/picture-addresses.ts';
import { renaming } from '#src/features/pictures/picture-name.ts';
import { IMAGE_PATH } from './fields.ts';
import { textsIn } from '#src/lib/template.ts';
import { isLink, LINK, NAMED, PICTURE } from './code-problems.ts';
import { type ContentProblem, describeValue, nearest, type Wording } from './zod-messages.ts';
import { isThere } from './known-addresses.ts';
import type { ProjectFiles } from './project-files.ts';
import { linksOfValue, readText, type TextLink } from './text-links.ts';

export type Targets = {
  files: ProjectFiles;
  /** The public address of the site: a link that begins with it stays inside. */
  origin: string | undefined;
  pages: ReadonlySet<string>;
  courses: readonly string[];
  /** Every category that a course has, and those of the blog. */
  categories: Readonly<Record<'courses' | 'articles', readonly string[]>>;
};

const ELSEWHERE = /^([a-z][a-z0-9+.-]*:|\/\/)/i;
const LIST_PAGE = /^\/(courses|blog)(\/categorie\/[a-z0-9-]+)?\/page\/\d+$/;

const decoded = (address: string): string => {
  try {
    return decodeURI(address).normalize('NFC');
  } catch {
    return address;
  }
};

/** The known address that was meant, judged by the last part of it: whole addresses are alike by their beginnings. */
function meant(word: string, known: readonly string[], otherwise: string): string {
  const near = nearest(word, known);
  const most = Math.max(2, posix.basename(word).length / 3);
  return near === undefined || distance(word, near) > most ? otherwise : `vouliez-vous écrire « ${near} » ?`;
}

function missingPicture(path: string, { files }: Targets): Wording | undefined {
  // Editors' pictures stand in `content`, those of the site's own code in `public`.
  const places = [pictureFile(path), `public${path}`];
  // The build finds no picture whose address holds anything else.
  if (!addressesIn(path).includes(path))
    return { found: describeValue(path), allowed: IMAGE_PATH, mend: renaming(path) ?? PICTURE.mend };
  if (places.some((place) => isThere(files, place))) return undefined;
  const folder = posix.dirname(path);
  const beside = [pictureFile(folder), `public${folder}`]
    .flatMap((place) => files.names(place))
    .map((name) => posix.join(folder, name));
  return {
    found: describeValue(path),
    allowed: 'une image qui existe',
    mend: meant(path, beside, `déposez-la dans ${pictureFile(path)}, ou corrigez son nom`),
  };
}

/** A choice that a link makes for its page: `/contact?formation=excel`, `/courses?category=Bureautique`. */
function wrongChoice(path: string, query: URLSearchParams, { courses, categories }: Targets): Wording | undefined {
  const named = [...query.getAll('formation'), ...query.getAll('formations').flatMap((ids) => ids.split(','))];
  const course = ['/contact', '/comparer'].includes(path) ? named.find((id) => !courses.includes(id)) : undefined;
  if (course !== undefined)
    return {
      found: describeValue(course),
      allowed: 'le nom d’un fichier de content/courses, sans .md',
      mend: meant(course, courses, 'corrigez ce nom'),
    };
  const lists: Readonly<Record<string, readonly string[]>> = {
    '/courses': categories.courses,
    '/blog': categories.articles,
  };
  const known = lists[path];
  const category = query.get('category');
  if (known === undefined || category === null || known.includes(category)) return undefined;
  return {
    found: describeValue(category),
    allowed: `une catégorie : ${known.join(', ')}`,
    mend: meant(category, known, 'corrigez cette catégorie'),
  };
}

function deadAddress(address: string, isPicture: boolean, targets: Targets): Wording | undefined {
  const [path = '', query = ''] = address.replace(/#.*$/, '').split('?', 2);
  const plain = decoded(path);
  if (targets.pages.has(plain) || LIST_PAGE.test(plain)) return wrongChoice(plain, new URLSearchParams(query), targets);
  if (isPicture || plain.startsWith('/images/')) return missingPicture(plain, targets);
  if (isThere(targets.files, `public${plain}`)) return undefined;
  const bare = plain.replace(/(\.html|\/)$/, '');
  return {
    found: describeValue(address),
    allowed: 'une page qui existe',
    mend: targets.pages.has(bare)
      ? `écrivez « ${bare} », sans rien après`
      : meant(plain, [...targets.pages], 'corrigez l’adresse, ou retirez le lien'),
  };
}

/** Why an address of a text leads nowhere. */
function defectOf({ address, isPicture }: Omit<TextLink, 'line'>, targets: Targets) {
  if (!isLink(address)) return { found: describeValue(address), ...LINK };
  const { origin } = targets;
  const isOwn = origin !== undefined && (address === origin || address.startsWith(`${origin}/`));
  const inside = isOwn ? address.slice(origin.length) || '/' : address;
  if (inside === '' || NAMED.test(inside) || inside.startsWith('#')) return undefined;
  if (inside.startsWith('/') && !inside.startsWith('//')) return deadAddress(inside, isPicture, targets);
  if (ELSEWHERE.test(inside)) return undefined;
  if (isPicture) return { found: describeValue(address), ...PICTURE };
  const page = `/${posix.basename(inside).replace(/\.(mdx?|html)$/, '')}`;
  return {
    found: describeValue(address),
    allowed: 'une page du site (/contact) ou une adresse complète (https://…)',
    mend: meant(
      page,
      [...targets.pages].filter((known) => known.endsWith(page)),
      'commencez une page du site par une barre, et un autre site par https://',
    ),
  };
}

/** Names that the pages of courses and articles give to their own parts. */
const OWN_ANCHORS =
  /^(contenu|sommaire|atouts|tarif|informations|programme|objectifs|sessions|proches|demande|user-content-.*)$/;

function anchorDefect({ address }: TextLink, anchors: readonly string[]): Wording | undefined {
  const anchor = decoded(address.slice(1));
  if (!address.startsWith('#') || anchor === '' || anchors.includes(anchor) || OWN_ANCHORS.test(anchor))
    return undefined;
  const known = anchors.map((one) => `#${one}`);
  return {
    found: describeValue(address),
    allowed: known.length === 0 ? 'le nom d’un intertitre du texte' : `un intertitre du texte : ${known.join(', ')}`,
    mend: meant(address, known, 'corrigez ce nom, ou retirez le lien'),
  };
}

/** The links and pictures of a Markdown text that lead nowhere. */
export function textLinkProblems(
  { file, body, offset }: { file: string; body: string; offset: number },
  targets: Targets,
): ContentProblem[] {
  const { links, anchors } = readText(body, file.endsWith('.mdx'));
  return links.flatMap((link): ContentProblem[] => {
    const words = anchorDefect(link, anchors) ?? defectOf(link, targets);
    const line = link.line + offset;
    return words === undefined ? [] : [{ file, field: `ligne ${line}`, line, ...words }];
  });
}

/** Fields that are checked where they are read. */
const APART = new Set(['placeholders']);

/** The same in the fields of a file, wherever a value is an address of the site or holds Markdown. */
export const fieldLinkProblems = (file: string, data: unknown, targets: Targets): ContentProblem[] =>
  textsIn(data, APART).flatMap(({ field, text }) =>
    linksOfValue(text).flatMap((link) => {
      const words = defectOf(link, targets);
      return words === undefined ? [] : [{ file, field, ...words }];
    }),
  );
