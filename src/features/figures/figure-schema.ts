import { z } from 'zod';
import { date, line, placeholders, text } from '#src/lib/content-fields.ts';
import { parseSample } from './figure-sample.ts';

/**
 * A figure that the provider claims. Pages never type a number: they name an entry of `content/figures.yaml`,
 * which says over which period and on whom it was measured.
 */
const figureSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/, { error: 'des minuscules sans accent, des chiffres et des tirets' })
      .meta({ title: 'Nom du chiffre', description: 'Nom par lequel les pages le citent' }),
    value: line(20).meta({ title: 'Valeur', description: 'Ce qui s’affiche : « 96 % », « 5 000 »' }),
    label: line(80).meta({
      title: 'Ce qu’il mesure',
      description: 'Ce que le chiffre mesure : « stagiaires satisfaits »',
    }),
    period: line(80).meta({ title: 'Période', description: 'Période de mesure : « 2024 », « depuis 2015 »' }),
    sample: line(160).meta({ title: 'Échantillon', description: 'Sur combien de personnes ou de réponses' }),
    source: line(160).meta({
      title: 'Source',
      description: 'D’où vient le chiffre : enquête, résultats de l’organisme certificateur…',
    }),
    renewedBy: line(80)
      .optional()
      .meta({
        title: 'Remplacé par',
        description:
          'Un chiffre plus récent, par son nom, ou la somme des fiches (courses-satisfaction, courses-passing) : celui-ci devient l’historique',
        editor: { hint: 'Le nom d’un chiffre plus récent, ou la somme des fiches' },
      }),
    dropouts: z.int().min(0).max(100_000).optional().meta({
      title: 'Abandons',
      description:
        'Pour un taux de satisfaction : combien ont arrêté en cours de route, en plus des stagiaires interrogés',
    }),
    national: line(120).optional().meta({
      title: 'Taux national',
      description: 'Le même taux pour tous les organismes, avec sa période et sa source : « 81 %, année 2025, selon… »',
    }),
    shownOn: z
      .array(z.string().regex(/^\/[a-z0-9/-]*$/, { error: 'une page du site : /about' }))
      .min(1)
      .meta({ title: 'Pages', description: 'Pages qui montrent ce chiffre' }),
  })
  .refine(({ dropouts, sample }) => dropouts === undefined || parseSample(sample)?.of !== undefined, {
    error: 'le nombre de stagiaires interrogés, entre parenthèses',
    path: ['sample'],
  })
  .meta({ editor: { summary: '{{value}} {{label}}' } });

const explanation = z.strictObject({
  title: line(80).meta({ title: 'Titre', description: 'En quelques mots' }),
  detail: text(500).meta({ title: 'Explication', description: 'L’explication' }),
});

export const figuresSchema = z
  .strictObject({
    updatedAt: date.meta({ title: 'Mise à jour', description: 'Date de la dernière mise à jour des chiffres' }),
    figures: z
      .array(figureSchema)
      .check(({ value, issues }) => {
        const ids = value.map(({ id }) => id);
        for (const [index, id] of ids.entries())
          if (ids.indexOf(id) < index)
            issues.push({ code: 'custom', message: 'un nom pour chaque chiffre', input: id, path: [index, 'id'] });
      })
      .describe('Chiffres'),
    method: z.array(explanation).min(1).meta({ title: 'Méthode', description: 'Comment les chiffres sont établis' }),
    ratings: z
      .array(explanation)
      .min(1)
      .meta({ title: 'Notes et témoignages', description: 'D’où viennent les notes et les témoignages' }),
    placeholders: placeholders.default([]),
  })
  .meta({
    title: 'Chiffres publiés',
    description: 'Chaque chiffre, sa période et son échantillon ; les pages le citent par son nom',
  });

export type Figure = z.output<typeof figureSchema>;
