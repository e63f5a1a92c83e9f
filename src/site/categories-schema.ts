import { z } from 'zod';
import { boolean, choice, group, line, link, list, photoOf, placeholders } from '#src/fields/fields.ts';
import { fold, haveOwnSlugs } from '#src/lib/french-text.ts';
import { MOTIF_NAMES } from './motifs.ts';
import { TONE_LABELS } from './palette.ts';

/** A redirect rule contains the name. Netlify takes a leading colon as a placeholder: « :x » would match every name. */
const name = line(60).refine((value) => /^[a-z\d]/.test(fold(value)), {
  error: 'un nom qui commence par une lettre ou un chiffre',
});

const tone = choice(TONE_LABELS, 'Teinte', 'Teinte des pastilles et des dessins ; sans elle, le gris').default('grey');

const courseCategory = z.strictObject({
  name: name.meta({ title: 'Nom', description: 'Nom de la catégorie, tel que les formations l’écrivent' }),
  tone,
  illustration: choice(
    MOTIF_NAMES,
    'Dessin',
    'Dessin des formations qui n’ont pas le leur ; sans lui, la boussole',
  ).default('boussole'),
  photo: photoOf('Celle de ses formations qui n’ont ni image ni dessin à elles ; à la place du dessin'),
  isListed: boolean(
    'Proposée au choix',
    'Bouton de filtre, page, menus, domaine du formulaire de contact ; sinon, une pastille et rien d’autre',
  ).default(true),
});

const articleCategory = z.strictObject({
  name: name.meta({ title: 'Nom', description: 'Nom de la catégorie, tel que les articles l’écrivent' }),
  tone,
  courses: line(
    60,
    'Formations proposées',
    'La catégorie de formations à laquelle mène la fin de ses articles ; sans elle, tout le catalogue',
  ).optional(),
  action: group('Autre invitation', 'Ce que la fin de ses articles propose à la place des formations', {
    title: line(120, 'Phrase'),
    label: line(60, 'Texte du lien'),
    href: link('Adresse', 'Une page du site : /financing'),
  }).optional(),
});

const haveOwnAddresses = (categories: readonly { name: string }[]): boolean =>
  haveOwnSlugs(categories.map((category) => category.name));

const ONE_ADDRESS_EACH = { error: 'des catégories dont les noms se distinguent, accents et majuscules mis à part' };

export const categoriesSchema = group(
  'Catégories',
  'Ce par quoi formations et articles sont rangés : noms, ordre, teintes, dessins',
  {
    courses: list('Catégories de formations', 'D’une à douze, dans l’ordre des filtres et des menus', courseCategory)
      .min(1)
      .max(12)
      .refine(haveOwnAddresses, ONE_ADDRESS_EACH)
      .refine((categories) => categories.some(({ isListed }) => isListed), {
        error: 'au moins une catégorie proposée au choix',
      }),
    articles: list('Catégories d’articles', 'Douze au plus, dans l’ordre des filtres du blog', articleCategory)
      .max(12)
      .refine(haveOwnAddresses, ONE_ADDRESS_EACH),
    placeholders: placeholders.optional(),
  },
);
