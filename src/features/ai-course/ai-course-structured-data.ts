import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { aiCourse } from './ai-course.ts';

/** The course for search engines: what can be checked, and neither rating nor price. */
export function aiCourseData(): Record<string, unknown> {
  const { title, introduction, hours, modules, certification } = aiCourse;
  const { register, code, certifier, url } = certification;
  const workload = `PT${String(hours)}H`;
  return {
    '@type': 'Course',
    name: title,
    description: introduction,
    url: `${site.brand.url}${paths.aiCourse}`,
    inLanguage: 'fr',
    timeRequired: workload,
    teaches: modules.map((module) => module.title),
    provider: { '@type': 'EducationalOrganization', name: site.brand.legalName, url: site.brand.url },
    educationalCredentialAwarded: {
      '@type': 'EducationalOccupationalCredential',
      name: certification.title,
      identifier: code.startsWith(register) ? code : `${register}${code}`,
      recognizedBy: { '@type': 'Organization', name: certifier },
      url,
    },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Blended', courseWorkload: workload },
  };
}
