import type { Promised } from '#src/features/ai-course/read-ai-course.ts';

/** The promises of the AI course in the words first asked for, with the rule that each of them breaks. */
export const FIRST_WORDINGS: readonly { name: Promised; text: string; rule: string }[] = [
  { name: 'remainingCost', text: '0 € de reste à charge avec le CPF', rule: 'cpf-free' },
  { name: 'funding', text: '100 % finançable CPF et OPCO', rule: 'cpf-free' },
  { name: 'cpfBudget', text: 'Budget CPF de 500 à 5 000 €', rule: 'cpf-budget' },
  { name: 'cpfCover', text: 'Jusqu’à 100 % de la formation pris en charge', rule: 'cpf-free' },
  { name: 'certification', text: 'Certification RS6776 (RNCP)', rule: 'register-confused' },
  { name: 'intensity', text: '7 places restantes ce mois-ci', rule: 'scarcity' },
  { name: 'bonus', text: 'Bonus : communauté privée d’experts', rule: 'enrolment-gift' },
  { name: 'cpfRights', text: 'Vérifier mes droits CPF', rule: 'cpf-data-asked' },
  { name: 'trainers', text: 'Formateurs experts et certifiés', rule: 'promise-unproved' },
  { name: 'firstWeek', text: 'premiers résultats sur vos propres tâches', rule: 'promise-unproved' },
];
