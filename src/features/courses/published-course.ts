import { formatDay, isWithinDays } from '#src/lib/french-dates.ts';
import { canUsePublicFunding } from '#src/site/certificates.ts';
import type { Site } from '#src/site/site-schema.ts';
import type { CourseData } from './course-schema.ts';
import type { Certification } from './course-sheet-schema.ts';

/** A course with the funding that the law allows on a given day. */
export type PublishedCourse = CourseData & {
  /** Why public funds do not pay for the course on that day, although its sheet says so. */
  fundingNotice?: string | undefined;
};

const isActive = ({ registeredOn, expiresOn }: Certification, day: Date): boolean =>
  isWithinDays(registeredOn, expiresOn, day);

const notRegistered = ({ code, registeredOn, expiresOn }: Certification, day: Date): string =>
  registeredOn > day
    ? `La certification ${code} n’est enregistrée qu’à partir du ${formatDay(registeredOn)}\u00a0: d’ici là, le CPF ne paie pas cette formation.`
    : `L’enregistrement de la certification ${code} a pris fin le ${formatDay(expiresOn)}\u00a0: cette formation n’y prépare plus, et le CPF ne la paie plus.`;

/**
 * Removes the funding that a course may not advertise on a day in Paris. The CPF pays only if the sheet says so, the
 * certification is registered and the provider's quality certificate is valid. All pages, JSON files, programmes and
 * structured data use the result.
 */
export function applyFundingRules(
  course: CourseData,
  { certificate }: Pick<Site, 'certificate'>,
  day: Date,
): PublishedCourse {
  const { certification, delays } = course;
  const isRegistered = certification !== undefined && isActive(certification, day);
  const isOpen = canUsePublicFunding(certificate, day);
  if (course.eligibleForCPF && isRegistered && isOpen) return course;
  const ended = certification !== undefined && !isRegistered ? notRegistered(certification, day) : undefined;
  return {
    ...course,
    eligibleForCPF: false,
    certification: isRegistered ? certification : undefined,
    delays: delays && { general: delays.general },
    fundingNotice: ended ?? (course.eligibleForCPF && !isOpen ? certificate?.lapsed : undefined),
  };
}
