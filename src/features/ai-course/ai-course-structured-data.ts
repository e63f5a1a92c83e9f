import { paths } from '#src/site/paths.ts';
import { absolute, organizationReference, type Thing } from '#src/site/structured-data.ts';
import { aiCourse } from './ai-course.ts';

/** The course for search engines: what can be checked, and neither rating nor price. */
export function aiCourseData(): Thing {
  const { title, introduction, hours, modules, certification } = aiCourse;
  const { register, code, certifier, url } = certification;
  const workload = `PT${String(hours)}H`;
  return {
    '@type': 'Course',
    name: title,
    description: introduction,
    url: absolute(paths.aiCourse),
    inLanguage: 'fr',
    timeRequired: workload,
    teaches: modules.map((module) => module.title),
    provider: organizationReference,
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
