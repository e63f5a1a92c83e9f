import { paths } from '#src/site/paths.ts';
import { absolute, organizationReference, type Thing } from '#src/site/structured-data.ts';
import { aiCourse } from './ai-course.ts';

/** The course for search engines: what can be checked, and neither rating nor price. */
export function aiCourseData(): Thing {
  const { title, introduction, hours, certification } = aiCourse;
  const { register, code, certifier, url } = certification;
  return {
    '@type': 'Course',
    name: title,
    description: introduction,
    url: absolute(paths.aiCourse),
    inLanguage: 'fr',
    provider: organizationReference,
    educationalCredentialAwarded: {
      '@type': 'EducationalOccupationalCredential',
      name: certification.title,
      identifier: code.startsWith(register) ? code : `${register}${code}`,
      recognizedBy: { '@type': 'Organization', name: certifier },
      url,
    },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Blended', courseWorkload: `PT${String(hours)}H` },
  };
}
