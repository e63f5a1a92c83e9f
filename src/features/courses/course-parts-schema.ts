import { z } from 'zod';
import { fold, slugify, withCapital } from '#src/lib/french-text.ts';
import { choice, date, group, httpsUrl, int, line, pattern } from '#src/fields/fields.ts';

export const hours = z.number().positive().max(1000).meta({ unit: 'hours' });

export const courseModule = z
  .strictObject({
    title: line(90, 'Titre du module'),
    hours: hours.meta({
      title: 'Heures',
      description: 'Leur somme est la durée de la formation',
    }),
    points: z
      .array(line(180), {
        error: 'ce que l’on fait dans ce module, une ligne par point\u00a0: - Créer un tableau croisé dynamique',
      })
      .min(1)
      .max(8)
      .meta({ title: 'Contenu', description: 'Ce que l’on y fait, une ligne par point' }),
  })
  .meta({ editor: { summary: '{{title}}, {{hours}} h' } });

export const groupSize = z
  .strictObject({
    smallest: int(1, 200, 'Au moins', 'Sous ce nombre, une session peut être reportée ; 1 si elle a toujours lieu'),
    largest: int(1, 200, 'Au plus', 'Nombre de participants, jamais dépassé'),
  })
  .refine(({ smallest, largest }) => smallest <= largest, {
    error: 'un nombre égal ou supérieur à celui du champ « Au moins »',
    path: ['largest'],
  });

export const certification = z
  .strictObject({
    register: z.enum(['RS', 'RNCP']).meta({
      title: 'Répertoire',
      description: 'Répertoire de France compétences : RS (spécifique) ou RNCP (national)',
    }),
    code: pattern(/^(RS|RNCP)\d{2,6}$/, 'le numéro de la fiche : RS6776 ou RNCP38123', 'Numéro de la fiche'),
    title: line(200, 'Intitulé', 'Intitulé exact, celui de la fiche'),
    certifier: line(120, 'Organisme certificateur'),
    registeredOn: date('Enregistrée le', 'Date d’enregistrement de la fiche'),
    expiresOn: date('Valable jusqu’au', 'Date de fin d’enregistrement de la fiche'),
    url: httpsUrl('Fiche', 'Adresse de la fiche chez France compétences'),
    authorisation: group('Habilitation', 'Ce que le certificateur nous autorise à faire, et depuis quand', {
      scope: choice({ train: 'Préparer', 'train-and-assess': 'Préparer et organiser l’épreuve' }, 'Étendue'),
      since: date('Depuis le'),
    }).optional(),
  })
  .refine(({ register, code }) => code.replace(/\d+$/, '') === register, {
    error: 'un numéro qui commence par le répertoire : RS6776 pour RS, RNCP38123 pour RNCP',
    path: ['code'],
  })
  .refine(({ registeredOn, expiresOn }) => registeredOn < expiresOn, {
    error: 'une date de fin après la date d’enregistrement',
    path: ['expiresOn'],
  });

export const REMOTE_PLACE = 'À distance';

const REMOTE_WORDS =
  /^(a distance|remote|distanciel|en distanciel|en ligne|classe virtuelle|(en )?visio(conference)?)$/;
const LOWER_CASE_WORDS = /^(a|au|aux|d|de|des|du|en|et|l|la|le|les|sous|sur)$/;

export function normalizePlace(typed: string): string {
  if (REMOTE_WORDS.test(fold(typed))) return REMOTE_PLACE;
  const isTown = /^[\p{Lu}'’ -]{4,}$/u.test(typed);
  if (!isTown) return withCapital(typed);
  return typed
    .toLocaleLowerCase('fr')
    .replace(/\p{L}+/gu, (word, index) => (index > 0 && LOWER_CASE_WORDS.test(word) ? word : withCapital(word)));
}

/** « St-Étienne » and « Saint-Étienne » are one place. */
export const placeKey = (typed: string): string =>
  slugify(normalizePlace(typed)).replaceAll(/\bst(?=e?\b)/g, 'saint') || typed;

export function placeSpeller(known: readonly string[]): (place: string) => string {
  const spellings = new Map(known.map((place) => [placeKey(place), place]));
  return (place) => {
    const key = placeKey(place);
    const spelling = spellings.get(key) ?? place;
    spellings.set(key, spelling);
    return spelling;
  };
}

export type CourseModule = z.output<typeof courseModule>;
export type CourseGroup = z.output<typeof groupSize>;
export type Certification = z.output<typeof certification>;
