/**
 * Matches the front matter of a normalised text (see `normalizeText`), up to a line of exactly three dashes. Group 1 is the
 * data. All readers share this pattern, so that they agree on the line where the body starts.
 */
export const FRONT_MATTER = /^---\n((?:(?!---|\+\+\+)[^\n]*\n)*)---(?:\n|$)/;
