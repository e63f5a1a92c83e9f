import { hoursAndMinutes, isoDay } from '#src/lib/french-dates.ts';
import { paths } from '#src/site/paths.ts';
import { absolute, organizationReference, type JsonLd } from '#src/site/structured-data.ts';
import { personPrice } from './course.ts';
import type { Trainer } from './course-facts.ts';
import type { CourseData } from './course-schema.ts';
import { type OfferedSession, sessionModality } from './sessions.ts';
import { REMOTE_PLACE } from './course-parts-schema.ts';

const MODES = { remote: 'Online', 'on-site': 'Onsite', blended: 'Blended' } as const;

const isoDuration = (workload: number): string => {
  const [hours, minutes] = hoursAndMinutes(workload);
  return `PT${String(hours)}H${minutes === 0 ? '' : `${String(minutes)}M`}`;
};

export const courseInstance = ({ modality, hours }: CourseData, session?: OfferedSession): JsonLd => {
  const place = session?.place;
  const mode = place === undefined ? modality : sessionModality(modality, place);
  return {
    '@type': 'CourseInstance',
    courseMode: mode && MODES[mode],
    courseWorkload: hours === undefined ? undefined : isoDuration(hours),
    startDate: session && isoDay(session.start),
    endDate: session && isoDay(session.end),
    location:
      place === undefined || place === REMOTE_PLACE ? undefined : { '@type': 'Place', name: place, address: place },
  };
};

/** https://schema.org/Course. JSON leaves out the properties that are undefined. */
export function courseJsonLd(
  id: string,
  course: CourseData,
  sessions: readonly OfferedSession[],
  trainers: readonly Trainer[] = [],
): JsonLd {
  const url = absolute(paths.course(id));
  const { certification } = course;
  const price = personPrice(course.price);
  const people = trainers.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role }));
  const dated = sessions.map((session) => ({
    ...courseInstance(course, session),
    ...(people.length > 0 && { instructor: people }),
  }));
  const hasInstance = course.modality !== undefined || course.hours !== undefined;
  return {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url,
    inLanguage: 'fr',
    provider: organizationReference,
    educationalLevel: course.level,
    coursePrerequisites: course.prerequisites,
    teaches: course.objectives,
    timeRequired: course.hours === undefined ? undefined : isoDuration(course.hours),
    syllabusSections: course.modules?.map(({ title }) => ({ '@type': 'Syllabus', name: title })),
    hasCourseInstance: dated.length > 0 ? dated : hasInstance ? [courseInstance(course)] : undefined,
    offers: course.price && { '@type': 'Offer', category: 'Paid', price, priceCurrency: price && 'EUR', url },
    educationalCredentialAwarded: certification && {
      '@type': 'EducationalOccupationalCredential',
      name: certification.title,
      identifier: certification.code,
      url: certification.url,
      recognizedBy: { '@type': 'Organization', name: certification.certifier },
    },
    financialAidEligible: course.eligibleForCPF ? 'Compte personnel de formation (CPF)' : undefined,
    dateModified: course.updatedOn && isoDay(course.updatedOn),
  };
}
