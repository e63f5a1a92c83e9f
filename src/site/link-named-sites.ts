import { MARKUP } from '#src/lib/markup-pieces.ts';
import { paths } from './paths.ts';

const ACCOUNT = new URL(paths.trainingAccount).hostname.replace(/^www\./, '');

/** Tags with their attributes, code and comments, or else the name as visitors read it. */
const PIECES = new RegExp(`${MARKUP}|(?:www\\.)?${ACCOUNT.replaceAll('.', '\\.')}`, 'gi');

/** The elements that no link may stand in. */
const UNLINKED = new Set(['a', 'button', 'option', 'template']);
const TAG = /^<(\/?)([a-z]+)/i;

/** The same HTML with a link wherever it names the official site of the CPF, which visitors are sent to by many texts. */
export function linkNamedSites(html: string): string {
  let within: string | undefined;
  return html.replace(PIECES, (piece) => {
    if (!piece.startsWith('<')) return within === undefined ? `<a href="${paths.trainingAccount}">${piece}</a>` : piece;
    const [, slash, name = ''] = TAG.exec(piece) ?? [];
    if (slash === '/' && name === within) within = undefined;
    else if (slash === '' && UNLINKED.has(name)) within ??= name;
    return piece;
  });
}
