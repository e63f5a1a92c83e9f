/**
 * The front matter of a plain text (see `plainText`), from its first line to a line of three dashes and nothing else; its data
 * is the first group. Where its end is a matter of taste, two readers of one file take different lines for its text.
 */
export const FRONT_MATTER = /^---\n((?:(?!---|\+\+\+)[^\n]*\n)*)---(?:\n|$)/;
