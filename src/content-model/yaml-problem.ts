import type { YAMLException } from 'js-yaml';
import { ALIAS } from './content-source.ts';
import type { ContentProblem, Wording } from './zod-messages.ts';

type Fault = Wording & { line: number };

const FIELD = 'une ligne « champ: valeur »';

/** A value that begins with a quotation mark: `title: "Excel`, `- 'Word`. */
const QUOTED = /^\s*(?:- +)*(?:[\w'".-]+:\s+)?(["'])(.*)$/;

/** Whether a quotation ends on its own line, with nothing after it but a comment. */
function isClosed(quote: string, rest: string): boolean {
  const inside = quote === '"' ? /^(?:[^"\\]|\\.)*"\s*(#.*)?$/ : /^(?:[^']|'')*'\s*(#.*)?$/;
  return inside.test(rest);
}

function openQuote(lines: readonly string[], last: number): Fault | undefined {
  for (const [index, text] of lines.slice(0, last + 1).entries()) {
    const [, quote = '', rest = ''] = QUOTED.exec(text) ?? [];
    if (quote === '' || isClosed(quote, rest)) continue;
    const line = index + 1;
    const isCut = rest.includes(quote);
    return {
      line,
      found: isCut
        ? `un guillemet au milieu de la valeur, ligne ${line} : ${text.trim()}`
        : `un guillemet ouvert et jamais fermé, ligne ${line} : ${text.trim()}`,
      allowed: `une valeur entre deux guillemets droits : ${quote}…${quote}`,
      mend: isCut
        ? 'remplacez les guillemets droits du texte par « et », ou l’apostrophe droite par ’'
        : 'ajoutez le guillemet à la fin de cette valeur, ou retirez celui du début',
    };
  }
  return undefined;
}

function wording(reason: string, lines: readonly string[], at: number): Fault {
  const line = at + 1;
  const text = lines[at]?.trim() ?? '';
  if (reason.includes('tab char') || /^\s*\t/.test(lines[at] ?? ''))
    return {
      line,
      found: `une tabulation au début de la ligne ${line} : ${text}`,
      allowed: 'des espaces, deux par niveau',
      mend: 'remplacez la tabulation par des espaces, autant qu’à la ligne voisine',
    };
  if (reason.includes('duplicated mapping key'))
    return {
      line,
      found: `un champ écrit deux fois, la seconde ligne ${line} : ${text}`,
      allowed: 'chaque champ une seule fois',
      mend: 'gardez une des deux lignes',
    };
  if (reason === ALIAS)
    return {
      line,
      found: `une valeur reprise par son nom, ligne ${line} : ${text}`,
      allowed: 'chaque valeur écrite en entier',
      mend: 'recopiez la valeur à la place de « *nom », et retirez « &nom »',
    };
  return (
    openQuote(lines, at) ?? {
      line,
      found: `une ligne illisible, la ligne ${line} : ${text}`,
      allowed: FIELD,
      mend: 'entourez de guillemets une valeur qui contient « : », « # » ou qui commence par un tiret ou un autre signe, et vérifiez les décalages',
    }
  );
}

/** The fault that keeps a file's fields from being read, on the line where it can be mended, not where reading stopped. */
export function yamlProblem(file: string, source: string, { reason, mark }: YAMLException): ContentProblem {
  const lines = source.split(/\r?\n/);
  // Counted from the line of the first dashes in a Markdown file, which only blank lines may come before.
  const top = file.endsWith('.yaml')
    ? 0
    : Math.max(
        0,
        lines.findIndex((text) => text.replace(/^\uFEFF/, '') === '---'),
      );
  return { file, field: '', ...wording(reason, lines, Math.min(top + mark.line, lines.length - 1)) };
}
