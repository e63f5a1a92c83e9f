import { readRequests } from '#src/features/contact/requests.ts';
import { readAiCourse } from '#src/features/ai-course/read-ai-course.ts';
import { offeredSessions, sessionName } from '#src/features/courses/sessions.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { legalIdentity } from '#src/site/legal-identity.ts';
import { hasAiCourse } from '#src/site/optional-content.ts';
import { readSubjects } from '#src/site/function-files.ts';
import { siteSchema } from '#src/site/site-schema.ts';

function readMailedCourse(day: Date) {
  const course = readAiCourse(day);
  const open = offeredSessions(course.sheet, day).filter(({ state }) => state !== 'full');
  return { ...course, sessions: open.map(sessionName) };
}

export function readOrganisation(day: Date) {
  const { brand, contact, ...site } = readContentFile('site.yaml', siteSchema);
  return {
    ...readRequests(),
    brand: brand.name,
    url: brand.url,
    company: legalIdentity({ brand, ...site }),
    phone: contact.phone,
    email: contact.email,
    subjects: readSubjects(),
    course: hasAiCourse ? readMailedCourse(day) : undefined,
  };
}

export type Organisation = ReturnType<typeof readOrganisation>;
export type MailedCourse = ReturnType<typeof readMailedCourse>;
