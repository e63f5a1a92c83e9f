import type { PhotoFile } from '#src/features/pictures/encode-picture.ts';
import type { Tone } from '#src/site/tones.ts';

/** A text of the programme that opens something: a telephone number, an address, an official sheet. */
export type ProgrammeLink = { text: string; href: string };

/** A fact, a module or a session: what it is called and what is said of it. */
export type ProgrammeEntry = {
  /** Without it, the entry has no other name than its section's. */
  term?: string;
  /** How long a module lasts, ahead of its title. */
  aside?: string;
  lines: readonly string[];
  form: 'lines' | 'list';
  /** Read first: what it says stands out rather than what it is called. */
  isKey?: boolean;
};

export type ProgrammeSection = {
  title: string;
  columns: 1 | 2 | 3;
  entries: readonly ProgrammeEntry[];
  /** Better at the top of a page, where there is room for it. */
  opensPage?: boolean;
};

/** Who gives the training, as the foot of every page says it. */
export type ProgrammeProvider = {
  brand: string;
  name: string;
  /** The company's legal details, which the law wants on every tariff. */
  company: string;
  contacts: readonly string[];
  registration: readonly string[];
};

/** All that the programme of a course says and shows: whoever knows it can print it again, to the byte. */
export type Programme = {
  title: string;
  lead: string;
  /** Beside the title: the category, and whether the course is open to public funding. */
  notes: readonly string[];
  tone: Tone;
  /** An SVG of 480 × 300 from our own pen, or a photo; none, where the brand has no drawings. */
  picture?: string;
  photo?: PhotoFile;
  sections: readonly ProgrammeSection[];
  links: readonly ProgrammeLink[];
  provider: ProgrammeProvider;
  /** « Version 1.2, mise à jour le 16 novembre 2026 » */
  edition?: string;
  /** The day on which the file says that it was written. */
  datedOn: Date;
  keywords: readonly string[];
};
