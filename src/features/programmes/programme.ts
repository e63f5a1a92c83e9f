import type { PhotoFile } from '#src/features/pictures/encode-picture.ts';
import type { Tone } from '#src/site/palette.ts';

export type ProgrammeEntry = {
  term?: string | undefined;
  aside?: string;
  lines: readonly string[];
  isList?: boolean;
  /** Whether the first line stands out more than the term. */
  isKey?: boolean;
};

export type ProgrammeSection = {
  title: string;
  columns: 1 | 2 | 3;
  entries: readonly ProgrammeEntry[];
  /** Whether the section moves to the next page if little room is left. */
  opensPage?: boolean;
};

/** A part of a PDF that begins on a page of its own, with a band for its title. */
export type ProgrammeSheet = {
  title: string;
  lead: string;
  notes: readonly string[];
  tone: Tone;
  /** A drawing (SVG, 480 × 300) or a photo. */
  picture?: string;
  photo?: PhotoFile;
  sections: readonly ProgrammeSection[];
  /** Texts that become links wherever they appear: a phone number, an e-mail address, a certification code. */
  links: readonly { text: string; href: string }[];
};

/** A PDF. Its own sheet comes first: a course, or the cover of the catalogue. */
export type Programme = ProgrammeSheet & {
  kind: 'Programme de formation' | 'Catalogue';
  /** The sheets of the catalogue after its cover and table of contents. */
  sheets: readonly ProgrammeSheet[];
  provider: Record<'brand' | 'name' | 'company' | 'registration', string> & { contacts: readonly string[] };
  edition: string | undefined;
  datedOn: Date;
  keywords: readonly string[];
};
