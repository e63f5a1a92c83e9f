import { readRequests } from '#src/features/contact/read-requests.ts';
import { aiCourseSchema } from '#src/features/ai-course/ai-course-schema.ts';
import { wordingIn } from '#src/features/ai-course/wording.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { siteSchema } from '#src/site/site-schema.ts';

/** The facts of the organisation that mails name, from `content/`. */
export function readOrganisation() {
  const { brand, contact } = readContentFile('site.yaml', siteSchema);
  const course = readContentFile('ai-course.yaml', aiCourseSchema);
  const { callback, confirmations } = readRequests();
  const wording = wordingIn(course);
  return {
    brand: brand.name,
    url: brand.url,
    phone: contact.phone,
    email: contact.email,
    callback,
    confirmations,
    course: {
      hours: course.hours,
      weeks: course.weeks,
      modules: course.modules.map(({ title, hours }) => ({ title, hours })),
      cpf: [wording('cpfCover'), wording('cpfDelay')],
    },
  };
}

export type Organisation = ReturnType<typeof readOrganisation>;
