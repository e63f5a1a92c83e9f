import { formatHours } from '#src/features/courses/course-facts.ts';
import type { CourseModule } from '#src/features/courses/course-sheet-schema.ts';
import { drawIllustration, type IllustrationData } from '#src/features/illustration/drawing.ts';
import { LIGHT_STYLE, styled } from '#src/features/illustration/drawing-style.ts';
import { photoFile } from '#src/features/pictures/encode-picture.ts';
import type { Photo } from '#src/content-model/fields.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { withCapital } from '#src/lib/french-text.ts';
import { telHref } from '#src/lib/french-numbers.ts';
import { legalIdentity } from '#src/site/legal-identity.ts';
import { DRAWINGS } from '#src/site/drawings.ts';
import type { Site } from '#src/site/site-schema.ts';
import type { Programme, ProgrammeEntry, ProgrammeLink, ProgrammeProvider, ProgrammeSection } from './programme.ts';
import { PROGRAMME_TEXTS, SECTION_TITLES, type SectionName } from './programme-texts.ts';

export const section = (
  name: SectionName,
  columns: ProgrammeSection['columns'],
  entries: readonly ProgrammeEntry[],
): ProgrammeSection => ({ title: SECTION_TITLES[name], columns, entries });

export const paragraphs = (term: string | undefined, ...lines: string[]): ProgrammeEntry => ({
  ...(term !== undefined && { term }),
  lines,
  form: 'lines',
});

/** The facts that a reader looks for first. */
export const keyEntries = (entries: readonly ProgrammeEntry[]): ProgrammeEntry[] =>
  entries.map((entry) => ({ ...entry, isKey: true }));

const moduleEntry = ({ title, hours, points }: CourseModule): ProgrammeEntry => ({
  term: title,
  aside: formatHours(hours),
  lines: points,
  form: 'list',
});

/** Three modules stand side by side, four two by two. */
export const modulesSection = (modules: readonly CourseModule[]): ProgrammeSection =>
  section('modules', modules.length % 3 === 0 ? 3 : 2, modules.map(moduleEntry));

/** Where the provider is reached, whichever fact says so. */
export function contactLinks(
  { phone, email, accessibilityOfficer }: Site['contact'],
  pageUrl: string,
): ProgrammeLink[] {
  const phones = [...new Set([phone, accessibilityOfficer.phone])].map((text) => ({ text, href: telHref(text) }));
  const emails = [...new Set([email, accessibilityOfficer.email])].map((text) => ({ text, href: `mailto:${text}` }));
  return [...phones, ...emails, { text: pageUrl, href: pageUrl }];
}

export const providerOf = ({ brand, contact, legal, offices }: Site): ProgrammeProvider => ({
  brand: brand.name,
  name: brand.legalName,
  company: legalIdentity({ brand, legal, offices }),
  contacts: [contact.phone, contact.email],
  registration: PROGRAMME_TEXTS.registration(legal.activityNumber, legal.activityRegion),
});

/** « Version 1.2, mise à jour le 16 novembre 2026 », as much of it as is known. */
export function editionOf(version: string | undefined, updatedOn: Date | undefined): { edition?: string } {
  const said = [
    version === undefined ? undefined : PROGRAMME_TEXTS.version(version),
    updatedOn && PROGRAMME_TEXTS.updated(formatDay(updatedOn)),
  ].filter((part) => part !== undefined);
  const edition = said.join(', ');
  return edition === '' ? {} : { edition: withCapital(edition) };
}

/** The picture beside the title: a photo, or else a drawing, where the brand has any. */
export function programmePicture(
  photo: Photo | undefined,
  drawing: IllustrationData,
): Pick<Programme, 'photo' | 'picture'> {
  const taken = photoFile(photo?.image);
  if (taken) return { photo: taken };
  return DRAWINGS ? { picture: styled(drawIllustration(drawing), LIGHT_STYLE) } : {};
}
