import { readRequests } from '#src/features/contact/read-requests.ts';
import { readAiCourse } from '#src/features/ai-course/read-ai-course.ts';
import { offeredSessions } from '#src/features/courses/course-sessions.ts';
import { sessionName } from '#src/features/courses/course-session-texts.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { siteSchema } from '#src/site/site-schema.ts';

/** The facts of the organisation that the mails of a day name, from `content/`. */
export function readOrganisation(day: Date) {
  const { brand, contact, legal } = readContentFile('site.yaml', siteSchema);
  const { aiCourse: course, sheet, wording } = readAiCourse(day);
  const { callback, confirmations } = readRequests();
  return {
    brand: brand.name,
    url: brand.url,
    /** What a company's letters have to say of it (articles R123-237 and R123-238 of the code de commerce). */
    company: `${brand.legalName}, ${legal.form} au capital de ${legal.capital}, ${legal.rcs}`,
    phone: contact.phone,
    email: contact.email,
    callback,
    confirmations,
    course: {
      hours: course.hours,
      weeks: course.weeks,
      modules: course.modules.map(({ title, hours }) => ({ title, hours })),
      sessions: offeredSessions(sheet, day)
        .filter(({ state }) => state !== 'full')
        .map(sessionName),
      cpf: sheet.eligibleForCPF ? [wording('cpfCover'), wording('cpfDelay')] : [],
      fundingNotice: sheet.fundingNotice,
    },
  };
}

export type Organisation = ReturnType<typeof readOrganisation>;
