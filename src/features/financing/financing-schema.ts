import { z } from 'zod';
import {
  amount,
  boolean,
  date,
  fundedText,
  group,
  line,
  list,
  pattern,
  placeholders,
  text,
} from '#src/fields/fields.ts';

const legalAmount = amount.min(0).meta({ title: 'Montant', description: 'En euros' });
const source = line(200, 'Source', 'Texte officiel qui fixe le montant');

const publicFunds = boolean(
  'Fonds publics',
  'Payé par des fonds publics ou mutualisés\u00a0: suspendu tant qu’aucun certificat qualité n’est valable',
).default(false);

const scheme = z.strictObject({
  title: line(80, 'Nom du financement'),
  publicFunds,
  who: line(160, 'À qui il s’adresse'),
  description: text(500, 'Ce qui est payé'),
  next: line(200, 'La suite', 'Ce que fait la personne ou l’entreprise pour en bénéficier').optional(),
  conditions: list('Conditions', 'Trois conditions de préférence', line()).min(1).max(6),
  delay: line(200, 'Délai', 'Délai à prévoir avant le premier jour'),
});

const step = z.strictObject({
  title: line(80, 'Étape'),
  description: text(300, 'Description', 'Ce que vous faites, ce que nous faisons'),
});

const card = z.strictObject({
  title: line(60, 'Nom du financement'),
  publicFunds,
  description: text(140, 'Description', 'Une phrase, 140 caractères au plus'),
});

const rules = group('Règles du CPF', 'Montants fixés par la loi, avec leur date d’effet', {
  readOn: date('Relues le', 'Jour où quelqu’un a relu les sources de ces montants'),
  participation: list('Participation du titulaire', 'Une ligne par montant, celle du jour est la plus récente', {
    validFrom: date('À partir du', 'Premier jour où ce montant s’applique'),
    amount: legalAmount,
    source,
  }).min(1),
  account: list('Droits d’un compte', 'Ce qu’un compte CPF reçoit par an, et ce qu’il contient au plus', {
    validFrom: date('À partir du', 'Premier jour où ces montants s’appliquent'),
    yearly: amount.meta({ title: 'Droits acquis par an' }),
    ceiling: amount.meta({ title: 'Droits au plus' }),
    source,
  }).min(1),
  exemptions: list('Qui ne verse pas cette participation', {
    id: pattern(
      /^[a-z0-9-]+$/,
      'des minuscules sans accent, des chiffres et des tirets',
      'Nom court',
      'Sans accent ni espace',
    ),
    who: line(200, 'Qui ne verse pas cette participation'),
    situation: line(100, 'Situation', 'La même situation, dite par le visiteur dans l’estimation'),
  }).min(1),
  caps: list('Plafonds', 'Ce qu’un CPF peut payer au plus pour une formation, par répertoire', {
    register: z.enum(['RS', 'RNCP']).meta({ title: 'Répertoire', description: 'Répertoire de la certification' }),
    validFrom: date('À partir du', 'Premier jour où ce plafond s’applique'),
    amount: amount.positive().nullable().meta({ title: 'Plafond', description: 'En euros ; vide : aucun plafond' }),
    exception: line(200, 'Exception', 'Certification à laquelle le plafond ne s’applique pas').optional(),
    source,
  }).min(1),
});

export const financingSchema = group('Financements', 'Les façons de payer, et les montants fixés par la loi', {
  introduction: text(600, 'Introduction', 'Paragraphe d’ouverture de la page'),
  schemes: list('Financements', 'CPF, OPCO, plan de développement des compétences, financement personnel', scheme)
    .min(1)
    .max(12),
  steps: list('Étapes', 'Les étapes de l’accompagnement', step).min(1).max(6),
  rules,
  homeTexts: group('Phrases de l’accueil', 'Ce que l’accueil dit du financement', {
    hero: fundedText(200, 'Sous le titre de l’accueil'),
    description: fundedText(200, 'Description pour les moteurs de recherche'),
  }),
  home: list('Cartes de l’accueil', 'Les financements, en une phrase, sur la page d’accueil', card).min(1).max(12),
  placeholders: placeholders.optional(),
});

export type Financing = z.output<typeof financingSchema>;
