/** Puts no-break spaces where French wants them: `withNoBreakSpaces('Prix : 0 €')` keeps « Prix » and its colon on a line. */
export const withNoBreakSpaces = (text: string): string =>
  text
    .replace(/ (?=[:;!?»](?:\s|$|[),.]))/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(?<=\d) (?=[€%]|\d{3}(?!\d))/g, '\u00a0');
