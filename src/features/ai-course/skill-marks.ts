const MARK = /\s*\((\d)\)/;

/** A text of the correction cut at its marks, `Relu (2) et signé`: texts at even places, the skills of the list between them. */
export const splitAtSkillNumbers = (text: string): string[] => text.split(MARK);

/** The skills that a text of the correction takes: 2 for the second of the list. */
export const skillsIn = (text: string): number[] =>
  splitAtSkillNumbers(text)
    .filter((_, index) => index % 2 === 1)
    .map(Number);
