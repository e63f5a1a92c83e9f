import { withCapital } from '#src/lib/french-text.ts';
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

const EXPERTS: Benefit = {
  icon: 'people',
  title: 'Formateurs experts',
  detail: 'Ils pratiquent ce qu’ils enseignent, en entreprise.',
};

const FLEXIBLE: Benefit = {
  icon: 'calendar',
  title: 'Horaires souples',
  detail: 'En journée, en soirée ou par demi-journées.',
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

/** What the page promises in four tiles: the same for every course, but for what its sheet contradicts. */
export const courseBenefits = (
  { certification, eligibleForCPF, modality = 'remote', pace }: CourseData,
  place: string,
): Benefit[] => [
  // Only a registered certification gives a right to the CPF.
  certification !== undefined || eligibleForCPF ? certifying(certification?.code) : ASSESSED,
  EXPERTS,
  PLACES[modality](place),
  pace === undefined ? FLEXIBLE : { icon: 'calendar', title: 'Horaires', detail: pace },
];
