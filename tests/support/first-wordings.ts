import type { Promised } from '#src/features/ai-course/read-ai-course.ts';

/** The promises of the AI course in the words first asked for, with the rule that each of them breaks. */
export const FIRST_WORDINGS: readonly { name: Promised; text: string; rule: string }[] = [
  { name: 'remainingCost', text: '0 € de reste à charge avec le CPF', rule: 'R1' },
  { name: 'funding', text: '100 % finançable CPF et OPCO', rule: 'R1' },
  { name: 'cpfBudget', text: 'Budget CPF de 500 à 5 000 €', rule: 'R2' },
  { name: 'cpfCover', text: 'Jusqu’à 100 % de la formation pris en charge', rule: 'R1' },
  { name: 'certification', text: 'Certification RS6776 (RNCP)', rule: 'R3' },
  { name: 'intensity', text: '7 places restantes ce mois-ci', rule: 'R6' },
  { name: 'bonus', text: 'Bonus : communauté privée d’experts', rule: 'R10' },
  { name: 'cpfRights', text: 'Vérifier mes droits CPF', rule: 'R16' },
  { name: 'trainers', text: 'Formateurs experts et certifiés', rule: 'preuve' },
  { name: 'firstWeek', text: 'premiers résultats sur vos propres tâches', rule: 'preuve' },
];
