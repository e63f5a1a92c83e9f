import { z } from 'zod';
import { amount, date, fundedText, line, text } from '#src/lib/content-fields.ts';

const legalAmount = amount.min(0).meta({
  title: 'Montant',
  description: 'Montant en euros, par exemple 102.23',
  editor: { hint: 'En euros, par exemple 102,23' },
});
const source = line().meta({ title: 'Source', description: 'Texte officiel qui fixe le montant' });

/** Suspended, by the pages themselves, while no quality certificate is valid. */
const publicFunds = z.boolean().default(false).meta({
  title: 'Fonds publics',
  description:
    'Payé par des fonds publics ou mutualisés\u00a0: suspendu tant qu’aucun certificat qualité n’est valable',
});

const scheme = z.strictObject({
  title: line(80).describe('Nom du financement'),
  publicFunds,
  who: line(160).describe('À qui il s’adresse'),
  description: text(500).describe('Comment il fonctionne'),
  conditions: z
    .array(line())
    .min(1)
    .max(6)
    .meta({ title: 'Conditions', description: 'Trois conditions de préférence' }),
  delay: line().meta({ title: 'Délai', description: 'Délai à prévoir avant le premier jour' }),
});

const step = z.strictObject({
  title: line(80).describe('Étape'),
  description: text(300).meta({ title: 'Description', description: 'Ce que vous faites, ce que nous faisons' }),
});

const card = z.strictObject({
  title: line(60).describe('Nom du financement'),
  publicFunds,
  description: text(140).meta({ title: 'Description', description: 'Une phrase, 140 caractères au plus' }),
});

const rules = z.strictObject({
  readOn: date.meta({ title: 'Relues le', description: 'Jour où quelqu’un a relu les sources de ces montants' }),
  participation: z
    .array(
      z.strictObject({
        validFrom: date.meta({ title: 'À partir du', description: 'Premier jour où ce montant s’applique' }),
        amount: legalAmount,
        source,
      }),
    )
    .min(1)
    .meta({
      title: 'Participation du titulaire',
      description: 'Participation du titulaire d’un CPF : une ligne par montant, celle du jour est la plus récente',
    }),
  account: z
    .array(
      z.strictObject({
        validFrom: date.meta({ title: 'À partir du', description: 'Premier jour où ces montants s’appliquent' }),
        yearly: amount.describe('Droits acquis par an'),
        ceiling: amount.describe('Droits au plus'),
        source,
      }),
    )
    .min(1)
    .meta({
      title: 'Droits d’un compte',
      description: 'Ce qu’un compte CPF reçoit par an, et ce qu’il contient au plus',
    }),
  exemptions: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z0-9-]+$/, { error: 'des minuscules sans accent, des chiffres et des tirets' })
          .meta({ title: 'Nom court', description: 'Nom court, sans accent ni espace' }),
        who: line().describe('Qui ne verse pas cette participation'),
        situation: line(100).meta({
          title: 'Situation',
          description: 'La même situation, dite par le visiteur dans l’estimation',
        }),
      }),
    )
    .min(1)
    .describe('Qui ne verse pas cette participation'),
  caps: z
    .array(
      z.strictObject({
        register: z.enum(['RS', 'RNCP']).meta({ title: 'Répertoire', description: 'Répertoire de la certification' }),
        validFrom: date.meta({ title: 'À partir du', description: 'Premier jour où ce plafond s’applique' }),
        amount: legalAmount.nullable().meta({
          title: 'Plafond',
          description: 'Plafond en euros ; null : aucun plafond',
          editor: { hint: 'En euros ; vide : aucun plafond' },
        }),
        exception: line()
          .optional()
          .meta({ title: 'Exception', description: 'Certification à laquelle le plafond ne s’applique pas' }),
        source,
      }),
    )
    .min(1)
    .meta({ title: 'Plafonds', description: 'Ce qu’un CPF peut payer au plus pour une formation, par répertoire' }),
});

/** `content/financing.yaml`: the ways to pay for a course, and the dated rules of the CPF. */
export const financingSchema = z
  .strictObject({
    introduction: text(600).meta({ title: 'Introduction', description: 'Paragraphe d’ouverture de la page' }),
    schemes: z.array(scheme).min(1).max(12).meta({
      title: 'Financements',
      description: 'CPF, OPCO, plan de développement des compétences, financement personnel',
    }),
    steps: z.array(step).min(1).max(6).meta({ title: 'Étapes', description: 'Les étapes de l’accompagnement' }),
    rules: rules.meta({ title: 'Règles du CPF', description: 'Montants fixés par la loi, avec leur date d’effet' }),
    homeTexts: z
      .strictObject({
        hero: fundedText(200).describe('Sous le titre de l’accueil'),
        description: fundedText(200).describe('Description pour les moteurs de recherche'),
      })
      .meta({ title: 'Phrases de l’accueil', description: 'Ce que l’accueil dit du financement' }),
    home: z
      .array(card)
      .min(1)
      .max(12)
      .meta({ title: 'Cartes de l’accueil', description: 'Les financements, en une phrase, sur la page d’accueil' }),
  })
  .meta({ title: 'Financements', description: 'Les façons de payer, et les montants fixés par la loi' });

export type Financing = z.output<typeof financingSchema>;
