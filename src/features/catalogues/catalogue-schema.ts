import { z } from 'zod';
import { line, text } from '#src/lib/content-fields.ts';

const item = z.strictObject({
  title: line(120).describe('Intitulé de la formation'),
  description: text(400).describe('Une ou deux phrases'),
  duration: line(60).describe('Fourchette d’heures, par exemple « 14 à 21 heures »'),
  level: line(60).describe('Niveau, par exemple « Débutant à intermédiaire »'),
  objectives: z.array(line(160)).length(4).describe('Quatre objectifs pédagogiques'),
});

/** `content/catalogues/<page>.yaml`: one of the static catalogue pages. */
export const catalogueSchema = z.strictObject({
  title: line(120).describe('Titre de la page'),
  description: line(160).describe('Description pour les moteurs de recherche'),
  introduction: text(600).describe('Paragraphe d’ouverture'),
  items: z.array(item).length(6).describe('Six formations'),
  practical: z
    .strictObject({
      accessibility: text(400).describe('Accessibilité aux personnes en situation de handicap'),
      delay: text(300).describe('Délai de mise en place'),
      bridges: text(300).describe('Passerelles'),
      validation: text(300).describe('Validation de blocs de compétences'),
      followUp: text(300).describe('Suites de parcours et débouchés'),
      price: text(300).describe('Tarif'),
    })
    .describe('Informations pratiques'),
});

export type CatalogueData = z.output<typeof catalogueSchema>;
