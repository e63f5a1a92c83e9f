import { withCapital } from '#src/lib/french-text.ts';
import type { CoursePages } from './course-pages-schema.ts';
import type { CourseData } from './course-schema.ts';

type Benefit = { icon: string; title: string; detail: string };

const certifying = (code: string | undefined): Benefit => ({
  icon: 'certificate',
  title: 'Formation certifiante',
  detail: `Une certification enregistrée${code === undefined ? '' : ` (${code})`}, préparée pendant la formation.`,
});

const ASSESSED: Benefit = {
  icon: 'certificate',
  title: 'Acquis évalués',
  detail: 'Un point avant, pendant et après, pour mesurer ce que vous savez faire.',
};

const PLACES: Record<NonNullable<CourseData['modality']>, (place: string) => Benefit> = {
  remote: () => ({
    icon: 'screen',
    title: '100 % en ligne',
    detail: 'En direct, à l’écran, depuis chez vous ou votre bureau.',
  }),
  'on-site': (place) => ({
    icon: 'pin',
    title: 'En présentiel',
    detail: `${withCapital(place)}, avec le formateur dans la salle.`,
  }),
  blended: (place) => ({
    icon: 'screen',
    title: 'À distance et sur place',
    detail: `Une partie en direct à l’écran, une partie ${place}.`,
  }),
};

const scheduleOf = (pace: string | undefined, schedule: CoursePages['schedule']): Benefit[] => {
  if (pace !== undefined) return [{ icon: 'calendar', title: 'Horaires', detail: pace }];
  return schedule ? [{ icon: 'calendar', ...schedule }] : [];
};

/** The benefits of a course: from its sheet, and those of all courses. */
export const courseBenefits = (
  { certification, eligibleForCPF, assessment, modality, pace }: CourseData,
  place: string,
  { benefits, schedule }: Pick<CoursePages, 'benefits' | 'schedule'>,
): Benefit[] => [
  // Only a registered certification gives a right to the CPF.
  ...(certification !== undefined || eligibleForCPF ? [certifying(certification?.code)] : assessment ? [ASSESSED] : []),
  ...benefits,
  ...(modality ? [PLACES[modality](place)] : []),
  ...scheduleOf(pace, schedule),
];
