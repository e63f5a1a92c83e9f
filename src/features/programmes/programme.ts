import { drawIllustration, type IllustrationData } from '#src/features/illustration/drawing.ts';
import { LIGHT_STYLE, styled } from '#src/features/illustration/drawing-style.ts';
import { photoFile, type PhotoFile } from '#src/features/pictures/encode-picture.ts';
import type { Photo } from '#src/fields/fields.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { withCapital } from '#src/lib/french-text.ts';
import { telHref } from '#src/lib/telephone.ts';
import { activityDeclaration, legalIdentity } from '#src/site/legal-identity.ts';
import { hasDrawings } from '#src/site/browser-facts.ts';
import type { Site } from '#src/site/site-schema.ts';
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
  /** An SVG of 480 × 300. */
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
};

export function contactLinks({ phone, email, accessibilityOfficer }: Site['contact'], pageUrl: string) {
  const phones = [...new Set([phone, accessibilityOfficer.phone])].map((text) => ({ text, href: telHref(text) }));
  const emails = [...new Set([email, accessibilityOfficer.email])].map((text) => ({ text, href: `mailto:${text}` }));
  return [...phones, ...emails, { text: pageUrl, href: pageUrl }];
}

export const providerOf = ({ brand, contact, legal, offices }: Site): Programme['provider'] => ({
  brand: brand.name,
  name: brand.legalName,
  company: legalIdentity({ brand, legal, offices }),
  contacts: [contact.phone, contact.email],
  registration: activityDeclaration(legal),
});

export function editionOf(version: string | undefined, updatedOn: Date | undefined): string | undefined {
  const parts = [version && `Version ${version}`, updatedOn && `mise à jour le ${formatDay(updatedOn)}`];
  return withCapital(parts.filter(Boolean).join(', ')) || undefined;
}

export function programmePicture(
  photo: Photo | undefined,
  drawing: IllustrationData,
): Pick<Programme, 'photo' | 'picture'> {
  const file = photoFile(photo?.image);
  if (file) return { photo: file };
  return hasDrawings ? { picture: styled(drawIllustration(drawing), LIGHT_STYLE) } : {};
}
