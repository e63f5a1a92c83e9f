/** The lines of a calendar, unfolded. */
export const linesOf = (calendar: string): string[] => calendar.replaceAll('\r\n ', '').split('\r\n');

export const valuesOf = (lines: readonly string[], name: string): string[] =>
  lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
