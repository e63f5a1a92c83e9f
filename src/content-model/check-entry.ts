import { extname, posix } from 'node:path';
import { slugify } from '#src/lib/french-text.ts';
import { isReservedName } from '#src/lib/text-file.ts';
import { valueAt } from '#src/lib/template.ts';
import { FOLDER_RULES, schemaOfFile } from './content-rules.ts';
import type { Problem } from './finding.ts';
import type { ContentFile, Entry } from './read.ts';
import { schemaProblems } from './schema-problems.ts';
import { type ParsedText, parseText, type TextLink } from './texts.ts';

export type CheckedEntry = Entry & {
  textLinks: readonly TextLink[];
  textIds: ReadonlySet<string>;
  problems: readonly Problem[];
};

const REQUIRED_TEXTS: Readonly<Record<string, string>> = {
  blog: 'le texte de l’article',
  testimonials: 'ce que la personne dit',
  legal: 'le texte de la page',
};

function missingText({ file, kind, data, body, offset }: Entry): Problem[] {
  const allowed = REQUIRED_TEXTS[kind];
  if (allowed === undefined || body.trim() !== '' || valueAt(data, ['published']) === false) return [];
  const remedy = 'écrivez-le, ou gardez la fiche en brouillon';
  return [{ file, line: offset + 1, found: 'aucun texte', allowed, remedy }];
}

function fileNameProblems({ file, kind, id }: ContentFile): Problem[] {
  const rule = FOLDER_RULES[kind];
  if (rule === undefined) return [];
  const found = `un fichier nommé ${posix.basename(file)}`;
  if (isReservedName(id)) {
    const allowed = 'un autre nom : Windows réserve aux, com1, con, lpt1, nul et prn, et les serveurs index';
    return [{ file, found, allowed, remedy: `renommez-le, par exemple la-page-${slugify(id)}${extname(file)}` }];
  }
  if (rule.name.test(id)) return [];
  const example = slugify(id);
  const remedy = `renommez-le${example === '' ? '' : `, par exemple ${example}${extname(file)}`}`;
  return [{ file, found, allowed: rule.naming, remedy }];
}

const NO_TEXT: ParsedText = { problems: [], links: [], ids: new Set() };

function check(entry: Entry): CheckedEntry {
  const { file, data, body, offset, parseProblems } = entry;
  if (parseProblems.length > 0) return { ...entry, textLinks: [], textIds: new Set(), problems: parseProblems };
  const schema = schemaOfFile(file);
  const text = file.endsWith('.yaml') ? NO_TEXT : parseText(body, file.endsWith('.mdx'));
  const problems = [
    ...fileNameProblems(entry),
    ...(schema === undefined ? [] : schemaProblems(file, schema, data)),
    ...missingText(entry),
    ...text.problems.map(({ line, ...problem }) => ({ file, line: line + offset, ...problem })),
  ];
  return { ...entry, textLinks: text.links, textIds: text.ids, problems };
}

const checked = new WeakMap<Entry, CheckedEntry>();

export function checkEntry(entry: Entry): CheckedEntry {
  const known = checked.get(entry) ?? check(entry);
  checked.set(entry, known);
  return known;
}
