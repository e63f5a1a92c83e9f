import { withCapital } from '#src/lib/french-text.ts';
import type { CoursePages } from './course-pages-schema.ts';
import type { CourseData } from './course-schema.ts';

type Benefit = { icon: string; title: string; detail: string };

/** The benefits of a course, from its sheet and from the shared texts. */
export function courseBenefits(
  { certification, eligibleForCPF, assessment, modality, pace }: CourseData,
  place: string,
  { benefits, schedule }: Pick<CoursePages, 'benefits' | 'schedule'>,
): Benefit[] {
  const places = {
    remote: {
      icon: 'screen',
      title: '100\u00a0% en ligne',
      detail: 'En direct, à l’écran, depuis chez vous ou votre bureau.',
    },
    'on-site': {
      icon: 'pin',
      title: 'En présentiel',
      detail: `${withCapital(place)}, avec le formateur dans la salle.`,
    },
    blended: {
      icon: 'screen',
      title: 'À distance et sur place',
      detail: `Une partie en direct à l’écran, une partie ${place}.`,
    },
  };
  // Only a registered certification gives a right to the CPF.
  const certifying = (certification !== undefined || eligibleForCPF) && {
    title: 'Formation certifiante',
    detail: `Une certification enregistrée${certification ? ` (${certification.code})` : ''}, préparée pendant la formation.`,
  };
  const assessed = assessment && {
    title: 'Acquis évalués',
    detail: 'Un point avant, pendant et après, pour mesurer ce que vous savez faire.',
  };
  const certificate = certifying || assessed;
  const hours = pace === undefined ? schedule : { title: 'Horaires', detail: pace };
  return [
    ...(certificate ? [{ icon: 'certificate', ...certificate }] : []),
    ...benefits,
    ...(modality ? [places[modality]] : []),
    ...(hours ? [{ icon: 'calendar', ...hours }] : []),
  ];
}
