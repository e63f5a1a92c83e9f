import { z } from 'zod';
import { line, link, photoOf } from '#src/lib/content-fields.ts';
import { fold, slugify } from '#src/lib/french-text.ts';
import { MOTIF_NAMES, MOTIFS } from './motifs.ts';
import { TONE_LABELS, TONE_NAMES } from './tones.ts';

/** Netlify takes a value that begins with a colon for any value at all: the rule of « :x » would answer for every list. */
const name = line(60).refine((value) => /^[a-z\d]/.test(fold(value)), {
  error: 'un nom qui commence par une lettre ou un chiffre',
});

const tone = z
  .enum(TONE_NAMES)
  .default('grey')
  .meta({
    title: 'Teinte',
    description: 'Teinte des pastilles et des dessins ; sans elle, le gris',
    editor: { choices: TONE_LABELS, hint: 'Teinte des pastilles et des dessins ; sans elle, le gris' },
  });

const courseCategory = z
  .strictObject({
    name: name.meta({ title: 'Nom', description: 'Nom de la catégorie, tel que les formations l’écrivent' }),
    tone,
    illustration: z
      .enum(MOTIFS)
      .default('boussole')
      .meta({
        title: 'Dessin',
        description: 'Dessin des formations qui n’ont pas le leur ; sans lui, la boussole',
        editor: { choices: MOTIF_NAMES, hint: 'Dessin des formations qui n’ont pas le leur ; sans lui, la boussole' },
      }),
    photo: photoOf('Celle de ses formations qui n’ont ni image ni dessin à elles ; à la place du dessin'),
    isListed: z
      .boolean()
      .default(true)
      .meta({
        title: 'Proposée au choix',
        description:
          'Bouton de filtre, page, menus, domaine du formulaire de contact ; sinon (false), une pastille et rien d’autre',
        editor: {
          hint: 'Bouton de filtre, page, menus, domaine du formulaire de contact ; sinon, une pastille et rien d’autre',
        },
      }),
  })
  .meta({ editor: { summary: '{{name}}' } });

const articleCategory = z
  .strictObject({
    name: name.meta({ title: 'Nom', description: 'Nom de la catégorie, tel que les articles l’écrivent' }),
    tone,
    courses: line(60).optional().meta({
      title: 'Formations proposées',
      description: 'La catégorie de formations à laquelle mène la fin de ses articles ; sans elle, tout le catalogue',
    }),
    action: z
      .strictObject({
        title: line(120).describe('Phrase'),
        label: line(60).describe('Texte du lien'),
        href: link.meta({ title: 'Adresse', description: 'Une page du site : /financing' }),
      })
      .optional()
      .meta({
        title: 'Autre invitation',
        description: 'Ce que la fin de ses articles propose à la place des formations',
      }),
  })
  .meta({ editor: { summary: '{{name}}' } });

type Named = { name: string };

/** Names make addresses: no two may make the same one. */
const sharesAddress = (categories: readonly Named[]): boolean =>
  new Set(categories.map((category) => slugify(category.name))).size < categories.length;

const ONE_ADDRESS_EACH = { error: 'des catégories dont les noms se distinguent, accents et majuscules mis à part' };

/** `content/categories.yaml`: what courses and articles are sorted by, in the order in which visitors read it. */
export const categoriesSchema = z
  .strictObject({
    courses: z
      .array(courseCategory)
      .min(1)
      .max(12)
      .refine((categories) => !sharesAddress(categories), ONE_ADDRESS_EACH)
      .refine((categories) => categories.some(({ isListed }) => isListed), {
        error: 'au moins une catégorie proposée au choix',
      })
      .meta({ title: 'Catégories de formations', description: 'D’une à douze, dans l’ordre des filtres et des menus' }),
    articles: z
      .array(articleCategory)
      .max(12)
      .refine((categories) => !sharesAddress(categories), ONE_ADDRESS_EACH)
      .meta({ title: 'Catégories d’articles', description: 'Douze au plus, dans l’ordre des filtres du blog' }),
  })
  .superRefine(({ courses, articles }, context) => {
    const listed = courses.filter(({ isListed }) => isListed).map((category) => category.name);
    for (const [index, { courses: proposed }] of articles.entries())
      if (proposed !== undefined && !listed.includes(proposed))
        context.addIssue({
          code: 'custom',
          path: ['articles', index, 'courses'],
          message: `une catégorie de formations proposée au choix : ${listed.join(', ')}`,
        });
  })
  .meta({
    title: 'Catégories',
    description: 'Ce par quoi formations et articles sont rangés : noms, ordre, teintes, dessins',
  });

export type Categories = z.output<typeof categoriesSchema>;
