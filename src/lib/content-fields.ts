import { z } from 'zod';
import './editor-hints.ts';
import { DAY_MS } from './durations.ts';

// Each `error` completes the sentence « Attendu : … » that an editor reads when a field is wrong.

/** A line of text that an editor types: trimmed, never empty. */
export const line = (max = 200) => z.string().trim().min(1).max(max);

/** A paragraph or more. */
export const text = (max = 2000) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .meta({ editor: { multiline: true } });

const STRUCK_OR_ADDED = /~~|\*\*/g;

/** A text that may be corrected in red: ~~struck~~, **added**. */
export const corrected = (field: z.ZodString) =>
  field.refine((value) => (value.match(STRUCK_OR_ADDED)?.length ?? 0) % 2 === 0, {
    error: 'un texte où chaque ~~ et chaque ** en ferme un autre',
  });

/** A text about public funds, and the one that takes its place by itself while no quality certificate is valid. */
export const fundedText = (max = 300) =>
  z.strictObject({
    open: text(max).meta({ title: 'Texte', description: 'Tant que les fonds publics peuvent payer' }),
    suspended: text(max).meta({
      title: 'Texte sans certificat',
      description: 'À sa place, les jours où aucun certificat qualité n’est valable',
    }),
  });

/**
 * A day, `2026-01-15`, or a moment with its time zone, `2026-01-15T09:30:00+01:00`.
 * YAML parsers give the first form as a Date (UTC midnight) or as text; both are taken.
 */
export const date = z.union(
  [
    z.date(),
    z.iso.date().transform((day) => new Date(`${day}T00:00:00Z`)),
    z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
  ],
  { error: 'une date, année-mois-jour : 2026-01-15' },
);

/** Who answers for claims of a file that the rules find unlawful: without it, such a file does not go online. */
export const claimsAcceptedBy = z
  .strictObject({
    name: z.string().trim().min(3).max(80).describe('Prénom et nom'),
    on: date.describe('Depuis le'),
  })
  .optional()
  .meta({
    title: 'Formulations assumées par',
    description:
      'Qui répond, en son nom, des formulations que le rapport juge illicites dans ce fichier, et depuis quand',
  });

/** Whether the entry of a list may go online. */
export const published = z
  .boolean()
  .default(true)
  .meta({
    title: 'En ligne',
    description: 'Sinon (false), brouillon invisible en production ; npm run dev et les aperçus le montrent',
    editor: { hint: 'Sinon, c’est un brouillon\u00a0: les visiteurs ne le voient pas' },
  });

/** The day from which the entry of a list is online. */
export const publishOn = date
  .refine((day) => day.getTime() % DAY_MS === 0, { error: 'un jour, sans heure : 2026-01-15' })
  .optional()
  .meta({
    title: 'Mise en ligne le',
    description: 'Jour de mise en ligne, 2026-01-15 : invisible en production jusque-là',
    editor: { hint: 'Les visiteurs ne voient rien avant ce jour' },
  });

/** The earlier addresses of an entry's page, `['/courses/excel-debutant']`: they lead to the present one. */
export const aliases = z
  .array(
    z.string().regex(/^(\/[A-Za-z0-9-]+)+$/, {
      error: 'une ancienne adresse de la page, sans accent\u00a0: /courses/excel-debutant',
    }),
  )
  .optional()
  .meta({
    title: 'Anciennes adresses',
    description: 'Les adresses que la page a eues\u00a0: elles mènent à la nouvelle',
  });

/** Whether a schema is that of a day or a moment. */
export const isDate = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodDate);

/** An amount in euros, of a course or of the law. */
export const amount = z.number().max(100_000);

/** A path of this site (`/contact`, `/#faq`) or a complete address. */
export const link = z.string().regex(/^(\/(?!\/)|https:\/\/|mailto:|tel:)/, {
  error: 'une page du site (/contact) ou une adresse complète (https://…)',
});

export const httpsUrl = z.url({ protocol: /^https$/, error: 'une adresse qui commence par https://' });

export const email = z.email({ error: 'une adresse électronique, par exemple bonjour@exemple.fr' });

/** `01 99 00 24 60`, `0 805 00 24 60` or `0 805 002 460`, `36 46`, or `+44 20 7946 0018`. */
const PHONE =
  /^(0[1-9]([ \u00a0\u202f]\d{2}){4}|0[ \u00a0\u202f]8\d{2}(([ \u00a0\u202f]\d{2}){3}|([ \u00a0\u202f]\d{3}){2})|[1-3]\d[ \u00a0\u202f]?\d{2}|\+(?=(\D*\d){8,15}$)\d{1,3}([ \u00a0\u202f]\d{1,5}){1,6})$/;

/** « 0199002460 », « 01.99.00.24.60 »: ten digits as many type them, in pairs. */
const inPairs = (typed: string): string =>
  /^0[1-79](?:[.-]?\d{2}){4}$/.test(typed) ? (typed.replaceAll(/\D/g, '').match(/\d{2}/g) ?? []).join(' ') : typed;

/** A telephone number, as it is shown and called. */
export const phone = z.string().trim().overwrite(inPairs).regex(PHONE, {
  error: 'un numéro de téléphone, par groupes de chiffres : 01 99 00 24 60, ou +44 20 7946 0018 pour l’étranger',
});

/** The rule for the path of a picture, in French. */
export const IMAGE_PATH =
  'le chemin d’une image déposée dans content/images, sans accent ni majuscule : /images/nom.webp';

/** A picture that an editor put in `content/images`. */
export const imagePath = z
  .string()
  .regex(/^\/images\/[a-z0-9/_-]+\.(svg|png|jpe?g|webp|avif)$/, { error: IMAGE_PATH })
  .meta({ editor: { picture: true } });

/** The alternative text of a picture, for those who don't see it. */
export const imageAlt = line(200).optional().meta({
  title: 'Texte de remplacement',
  description: 'Ce que la photo apprend à qui ne la voit pas ; sans lui, elle passe pour un décor',
});

/** A photo where a drawing stands else. */
export const photoOf = (description: string) =>
  z
    .strictObject({ image: imagePath.describe('Image'), alt: imageAlt })
    .optional()
    .meta({ title: 'Photo', description, editor: { summary: '{{image}}' } });

export type Photo = NonNullable<z.output<ReturnType<typeof photoOf>>>;

/** Where in its file the sample values of a new site stand that are still to be replaced. */
export const placeholders = z.array(line()).meta({
  title: 'Valeurs d’exemple',
  description: 'Chemins des valeurs d’exemple à remplacer',
  editor: { hint: 'Tenu par l’équipe technique\u00a0: les valeurs d’exemple qui restent à remplacer' },
});

/** The name of a file of `content/team`. */
export const memberName = line(80).meta({ title: 'Personne', editor: { refersToEntryOf: 'team' } });

/** The name of an entry of `content/figures.yaml`. */
export const figureName = line(80).meta({ title: 'Chiffre', editor: { refersTo: 'figures' } });

/** Rules of `npm run content` that a text which explains the law may seem to break: [R1, R16]. */
export const allowedClaims = z
  .array(z.string().regex(/^R([1-9]|1[0-6])$/, { error: 'une règle de la vérification du contenu, de R1 à R16' }))
  .optional()
  .meta({
    title: 'Règles expliquées',
    description: 'Règles que ce texte explique et que npm run content n’y cherche pas : [R1]',
    editor: { hint: 'Règles que ce texte explique, R1 à R16\u00a0: la vérification ne les y cherche pas' },
  });

/** File name without its extension, hence the last part of a URL: `excel-perfectionnement`. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
