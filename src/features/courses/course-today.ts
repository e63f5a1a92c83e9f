import { formatDay } from '#src/lib/french-dates.ts';
import { isWithinDays } from '#src/lib/paris-clock.ts';
import { canUsePublicFunding } from '#src/site/funding.ts';
import type { Site } from '#src/site/site-schema.ts';
import type { CourseData } from './course-schema.ts';
import type { Certification } from './course-sheet-schema.ts';

/** A course as it may be offered on a day: its sheet, without what that day does not allow. */
export type CourseToday = CourseData & {
  /** Why public funds do not pay for it on that day, where its sheet says that they may. */
  fundingNotice?: string | undefined;
};

const isActive = ({ registeredOn, expiresOn }: Certification, day: Date): boolean =>
  isWithinDays(registeredOn, expiresOn, day);

const notRegistered = ({ code, registeredOn, expiresOn }: Certification, day: Date): string =>
  registeredOn > day
    ? `La certification ${code} n’est enregistrée qu’à partir du ${formatDay(registeredOn)}\u00a0: d’ici là, le CPF ne paie pas cette formation.`
    : `L’enregistrement de la certification ${code} a pris fin le ${formatDay(expiresOn)}\u00a0: cette formation n’y prépare plus, et le CPF ne la paie plus.`;

/**
 * A course as it may be described on a day in Paris. The CPF pays for it only where its sheet says so, its certification is
 * registered on that day and a quality certificate of the organisation is valid on that day. Pages, cards, mirrors,
 * programmes and structured data all read the course through here, so that none of them promises more.
 */
export function courseToday(course: CourseData, { certificate }: Pick<Site, 'certificate'>, day: Date): CourseToday {
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
