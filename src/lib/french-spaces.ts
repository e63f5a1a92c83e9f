/**
 * Puts no-break spaces where French wants them: `withNoBreakSpaces('Prix : 0 €')` keeps « Prix » and its colon on a line. Before
 * `;`, `!` and `?` it is the narrow one of printers.
 */
export const withNoBreakSpaces = (text: string): string =>
  text
    .replace(/ (?=[:»](?:\s|$|[),.]))/g, '\u00a0')
    .replace(/[ \u00a0](?=[;!?](?:\s|$|[),.]))/g, '\u202f')
    .replace(/« /g, '«\u00a0')
    .replace(/(?<=\d) (?=[€%]|\d{3}(?!\d))/g, '\u00a0');
