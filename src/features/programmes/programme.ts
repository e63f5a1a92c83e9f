import type { PhotoFile } from '#src/features/pictures/encode-picture.ts';
import type { Tone } from '#src/site/tones.ts';

/** A text that becomes a link wherever it stands: a telephone number, an address, an official sheet. */
export type ProgrammeLink = { text: string; href: string };

export type ProgrammeEntry = {
  /** Its name; without one, the section's title is enough. */
  term?: string;
  /** How long a module lasts. */
  aside?: string;
  lines: readonly string[];
  form: 'lines' | 'list';
  /** Its first line stands out more than its name. */
  isKey?: boolean;
};

export type ProgrammeSection = {
  title: string;
  columns: 1 | 2 | 3;
  entries: readonly ProgrammeEntry[];
  /** Whether it moves to the top of the next page where little room is left. */
  opensPage?: boolean;
};

export type ProgrammeProvider = {
  brand: string;
  name: string;
  company: string;
  contacts: readonly string[];
  registration: readonly string[];
};

export type Programme = {
  title: string;
  lead: string;
  notes: readonly string[];
  tone: Tone;
  /** A drawing (SVG, 480 × 300) or a photo. */
  picture?: string;
  photo?: PhotoFile;
  sections: readonly ProgrammeSection[];
  links: readonly ProgrammeLink[];
  provider: ProgrammeProvider;
  /** « Version 1.2, mise à jour le 16 novembre 2026 » */
  edition?: string;
  datedOn: Date;
  keywords: readonly string[];
};
