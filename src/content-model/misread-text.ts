import { type EventType, load, type State } from 'js-yaml';
import { withoutCode } from '#src/features/editorial/editorial-tags.ts';
import { frontMatterOf } from '#src/lib/front-matter.ts';
import { THOUSANDS, withoutThousands } from '#src/lib/normalize-input.ts';
import type { ContentProblem, Wording } from './zod-messages.ts';

/** Numbers with three decimals on purpose. */
const COORDINATE = /\b(?:latitude|longitude)\b/;

/** Why a value, as it stands in `line` before `after`, would be read otherwise than it was written. */
function misreadValue(value: string, after: string, line: string): Wording | undefined {
  const raw = value.trim();
  if (/^["'|>]/.test(raw)) return undefined;
  const endsLine = /\n\s*$/.test(value);
  const comment = /^[ \t]*(#.*)/.exec(raw.startsWith('#') ? value : endsLine ? '' : after)?.[1];
  if (comment !== undefined)
    return {
      found: `« ${raw.replace(/^#.*/s, '')} », coupé avant « ${comment} »`,
      allowed: 'une valeur entière : après une espace, # commence un commentaire',
      mend: 'entourez la valeur de guillemets droits, ou mettez le commentaire seul sur sa ligne',
    };
  if (/^[“‘].*[”’]$/.test(raw))
    return {
      found: `des guillemets qui resteraient dans le texte, ${raw}`,
      allowed: 'une valeur sans guillemets, ou entre guillemets droits',
      mend: 'remplacez-les par des guillemets droits, ou retirez-les',
    };
  // In braces, a comma ends the value.
  const number = raw + (/^,\d{3}(?!\d)/.exec(after)?.[0] ?? '');
  if (!THOUSANDS.test(number) || COORDINATE.test(line)) return undefined;
  return {
    found: `« ${number} »`,
    allowed: 'un nombre sans séparateur de milliers, avec deux décimales au plus',
    mend: `écrivez ${withoutThousands(number)}`,
  };
}

/** The values of the YAML in a file that would be read otherwise than they were written. */
export function misreadValues(file: string, source: string): ContentProblem[] {
  const yaml = file.endsWith('.yaml') ? source : frontMatterOf(source);
  const top = file.endsWith('.yaml') ? 0 : 1;
  const starts: number[] = [];
  const found = new Map<number, Wording>();
  load(yaml, {
    listener: (event: EventType, { position, kind }: State) => {
      if (event === 'open') starts.push(position);
      else {
        const start = starts.pop() ?? 0;
        if (kind === 'mapping' || kind === 'sequence') return;
        const value = yaml.slice(start, position);
        const before = yaml.slice(0, start + value.search(/\S|$/));
        const words = misreadValue(value, yaml.slice(position), before.slice(before.lastIndexOf('\n') + 1));
        if (words !== undefined) found.set(before.split('\n').length + top, words);
      }
    },
  });
  return [...found].map(([line, words]) => ({ file, field: `ligne ${line}`, line, ...words }));
}

const BULLET = /^\s*(?:[·•▪‣◦●○■□➢\uF0A7\uF0B7]|[o§](?=\t))\s*(?=\S)/;
const CHECKBOX = /^\s*[-*+]\s+\[[ xX]\]\s/;
const TABLE_RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);

function misreadLine(line: string): Wording | undefined {
  if (BULLET.test(line))
    return {
      found: `une puce de traitement de texte, « ${line.trim()} »`,
      allowed: 'une liste : un tiret et une espace devant chaque élément',
      mend: `écrivez « - ${line.replace(BULLET, '')} »`,
    };
  if (CHECKBOX.test(line))
    return {
      found: `une case à cocher, « ${line.trim()} »`,
      allowed: 'une liste sans cases',
      mend: 'retirez les crochets',
    };
  return undefined;
}

/** The line of the first row below a table's head that has more cells than the head: the page would lose them. */
function rowsTooLong(lines: readonly string[], rule: number): number[] {
  const columns = cellsOf(lines[rule] ?? '').length;
  if (!lines[rule]?.includes('|') || cellsOf(lines[rule - 1] ?? '').length !== columns) return [];
  const end = lines.findIndex((line, index) => index > rule && line.trim() === '');
  return lines.flatMap((line, index) => {
    const isRow = index > rule && (end < 0 || index < end);
    return isRow && cellsOf(line).slice(columns).join('').trim() !== '' ? [index] : [];
  });
}

/** The lines of a Markdown text that would lose something, or show signs of another program. */
export function misreadLines(file: string, body: string, offset: number): ContentProblem[] {
  const lines = withoutCode(body).split('\n');
  const inTables = lines.flatMap((line, index) => (TABLE_RULE.test(line) ? rowsTooLong(lines, index) : []));
  return lines.flatMap((text, index): ContentProblem[] => {
    const words = inTables.includes(index)
      ? {
          found: `plus de cellules que d’intitulés de colonne, « ${text.trim()} »`,
          allowed: 'autant de cellules par ligne que le tableau a de colonnes',
          mend: 'ajoutez une colonne au tableau, ou retirez une barre « | »',
        }
      : misreadLine(text);
    const line = index + 1 + offset;
    return words === undefined ? [] : [{ file, field: `ligne ${line}`, line, ...words }];
  });
}
