import type { PhotoFile } from '#src/features/pictures/encode-picture.ts';
import type { Tone } from '#src/site/palette.ts';

export type ProgrammeEntry = {
  term?: string | undefined;
  aside?: string;
  lines: readonly string[];
  isList?: boolean;
  isKey?: boolean;
};

export type ProgrammeSection = {
  title: string;
  columns: 1 | 2 | 3;
  entries: readonly ProgrammeEntry[];
  opensPage?: boolean;
};

export type ProgrammeSheet = {
  title: string;
  lead: string;
  notes: readonly string[];
  tone: Tone;
  /** A drawing (SVG, 480 × 300) or a photo. */
  picture?: string;
  photo?: PhotoFile;
  sections: readonly ProgrammeSection[];
  links: readonly { text: string; href: string }[];
};

export type Programme = ProgrammeSheet & {
  kind: 'Programme de formation' | 'Catalogue';
  sheets: readonly ProgrammeSheet[];
  provider: Record<'brand' | 'name' | 'company' | 'registration', string> & { contacts: readonly string[] };
  edition: string | undefined;
  datedOn: Date;
  keywords: readonly string[];
};
