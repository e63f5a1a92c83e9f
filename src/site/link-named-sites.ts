import { paths } from './paths.ts';

const ACCOUNT = new URL(paths.trainingAccount).hostname.replace(/^www\./, '');

/** What a link may not stand in, whole, any other tag with its attributes, or else the name as visitors read it. */
const PIECES = new RegExp(
  `<(a|button|script|style|template|textarea|option)\\b[\\s\\S]*?</\\1>|<[^>]*>|(?:www\\.)?${ACCOUNT.replaceAll('.', '\\.')}`,
  'g',
);

/** The same HTML with a link wherever it names the official site of the CPF, which visitors are sent to by many texts. */
export const linkNamedSites = (html: string): string =>
  html.replace(PIECES, (piece) => (piece.startsWith('<') ? piece : `<a href="${paths.trainingAccount}">${piece}</a>`));
