import { z } from 'zod';
import { dayOf } from '#src/lib/french-dates.ts';

export type EditorHints = {
  /** The French label of each value, if the values are words of code: `{ remote: 'À distance' }` */
  choices?: Readonly<Record<string, string>>;
  /** The text of a collapsed group, such as `{{title}}, {{hours}} h`. The default is the first field. */
  summary?: string;
  multiline?: true;
  refersTo?: { file: string; value: string; shown?: readonly string[] };
  /** A folder of `content/`, such as `team`. The form shows the field `name` of its entries and stores the file name. */
  refersToEntryOf?: string;
  /** The editor chooses a course by its title. The value is a file name. */
  refersToCourse?: true;
  /** The schema corrects what editors type, so the form accepts any text, such as `0199002460`. */
  isCorrected?: true;
  picture?: true;
  pictures?: string;
  one?: string;
  /** The label of the text below the fields. Without a label, the form has no such text. */
  body?: string;
  draft?: true;
  numbered?: true;
  /** Editors cannot add or remove entries, because code refers to them by name. */
  fixed?: true;
};

declare module 'zod' {
  // Module augmentation requires an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface GlobalMeta {
    editor?: EditorHints;
    /** The unit of a number field. With a unit, the field also accepts durations as text: « 3 h 30 », « 2 jours ». */
    unit?: 'hours' | 'days';
  }
}

// Each `error` completes the sentence « Attendu : … » that an editor reads when a field is wrong.
// Forms show the title of a schema as a label and its description as help.

function labelled<Schema extends z.ZodType>(schema: Schema, label?: string, help?: string): Schema {
  return label === undefined ? schema : schema.meta({ title: label, ...(help && { description: help }) });
}

export const line = (max = 200, label?: string, help?: string) =>
  labelled(z.string().trim().min(1).max(max), label, help);

export const text = (max = 2000, label?: string, help?: string) =>
  labelled(line(max).meta({ editor: { multiline: true } }), label, help);

export const int = (min: number, max: number, label?: string, help?: string) =>
  labelled(z.int().min(min).max(max), label, help);

export const boolean = (label: string, help?: string) => labelled(z.boolean(), label, help);

export const pattern = (regex: RegExp, error: string, label: string, help?: string) =>
  labelled(z.string().regex(regex, { error }), label, help);

export const choice = <Name extends string>(choices: Readonly<Record<Name, string>>, label: string, help?: string) =>
  labelled(z.enum(Object.keys(choices) as Name[]).meta({ editor: { choices } }), label, help);

type Fields = Record<string, z.ZodType>;
type Group<Shape extends Fields> = z.ZodObject<Shape, z.core.$strict>;

export function group<Shape extends Fields>(label: string, fields: Shape): Group<Shape>;
export function group<Shape extends Fields>(label: string, help: string, fields: Shape): Group<Shape>;
export function group(label: string, ...rest: [Fields] | [string, Fields]) {
  const [help, fields] = rest.length === 1 ? [undefined, rest[0]] : rest;
  return labelled(z.strictObject(fields), label, help);
}

export function list<Item extends z.ZodType>(label: string, item: Item): z.ZodArray<Item>;
export function list<Item extends z.ZodType>(label: string, help: string, item: Item): z.ZodArray<Item>;
export function list<Shape extends Fields>(label: string, fields: Shape): z.ZodArray<Group<Shape>>;
export function list<Shape extends Fields>(label: string, help: string, fields: Shape): z.ZodArray<Group<Shape>>;
export function list(label: string, ...rest: [z.ZodType | Fields] | [string, z.ZodType | Fields]) {
  const [help, item] = rest.length === 1 ? [undefined, rest[0]] : rest;
  return labelled(z.array(item instanceof z.ZodType ? item : z.strictObject(item)), label, help);
}

export const corrected = (field: z.ZodString) =>
  field.refine((value) => (value.match(/~~|\*\*/g)?.length ?? 0) % 2 === 0, {
    error: 'un texte où chaque ~~ et chaque ** en ferme un autre',
  });

export const fundedText = (max: number, label: string) =>
  group(label, {
    open: text(max, 'Texte', 'Tant que les fonds publics peuvent payer'),
    suspended: text(max, 'Texte sans certificat', 'À sa place, les jours où aucun certificat qualité n’est valable'),
  });

const DAY_OR_MOMENT = z.union(
  [
    z.date().overwrite(dayOf),
    z.iso.date().transform((day) => new Date(day)),
    z.iso.datetime({ offset: true }).transform((moment) => dayOf(new Date(moment))),
  ],
  { error: 'une date, année-mois-jour : 2026-01-15' },
);

/** A day, or a moment with a time zone, which becomes the day in Paris. YAML gives each as a Date or as text. */
export const date = (label?: string, help?: string) => labelled(DAY_OR_MOMENT, label, help);

export const isDate = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodDate);

export const claimsAcceptedBy = group(
  'Formulations assumées par',
  'Qui répond, en son nom, des formulations que le rapport juge illicites dans ce fichier, depuis quand et pour quelles règles : [cpf-free]',
  {
    name: z.string().trim().min(3).max(80).meta({ title: 'Prénom et nom' }),
    on: date('Depuis le'),
    rules: list(
      'Règles',
      z
        .string()
        .regex(/^[a-z]+(-[a-z]+)*$/, { error: 'le nom d’une règle, comme le donne npm run content : cpf-free' }),
    ).min(1),
  },
).optional();

export const published = boolean('En ligne', 'Sinon, c’est un brouillon\u00a0: les visiteurs ne le voient pas').default(
  true,
);

export const publishOn = date('Mise en ligne le', 'Les visiteurs ne voient rien avant ce jour').optional();

/** The publication fields of any entry. Entries with invalid fields count as published; `checkContent` reports them. */
export const publicationSchema = z.looseObject({ published, publishOn }).catch({ published: true });

// Excludes `*` and `:`, which have a meaning in Netlify's redirects, and `#`, which browsers do not send.
export const formerAddress = z.string().regex(/^\/(?![/\\])[^\s#*:\\]*$/, {
  error:
    'une ancienne adresse, sans le nom du site ni « # », « * » ou « : »\u00a0: /courses/excel-debutant, /excel.html, /?p=123',
});

export const aliases = list(
  'Anciennes adresses',
  'Les adresses que la page a eues\u00a0: elles mènent à la nouvelle',
  formerAddress,
).optional();

export const amount = z.number().max(100_000);

export const link = (label: string, help?: string) =>
  pattern(
    /^(\/(?!\/)|https:\/\/|mailto:|tel:)/,
    'une page du site (/contact) ou une adresse complète (https://…)',
    label,
    help,
  );

export const httpsUrl = (label: string, help?: string) =>
  labelled(z.url({ protocol: /^https$/, error: 'une adresse qui commence par https://' }), label, help);

export const email = (label: string, help?: string) =>
  labelled(z.email({ error: 'une adresse électronique, par exemple bonjour@exemple.fr' }), label, help);

/** Accepts `01 99 00 24 60`, `0692 98 24 62`, `0 805 00 24 60`, `0 805 002 460`, `36 46` and `+44 20 7946 0018`. */
const PHONE =
  /^(0[1-9][ \u00a0\u202f]?\d{2}([ \u00a0\u202f]\d{2}){3}|0[ \u00a0\u202f]8\d{2}(([ \u00a0\u202f]\d{2}){3}|([ \u00a0\u202f]\d{3}){2})|[1-3]\d[ \u00a0\u202f]?\d{2}|\+(?=(\D*\d){8,15}$)\d{1,3}([ \u00a0\u202f]\d{1,5}){1,6})$/;

function formatPhone(typed: string): string {
  if (!/^0[1-79](?:[./-]?\d{2}){4}$/.test(typed)) return typed.replace(/\s*\(0\)\s*/, ' ');
  return (typed.replaceAll(/\D/g, '').match(/\d{2}/g) ?? []).join(' ');
}

const PHONE_ERROR =
  'un numéro de téléphone, par groupes de chiffres : 01 99 00 24 60, ou +44 20 7946 0018 pour l’étranger';

export const phone = (label: string, help?: string) =>
  labelled(z.string().trim().overwrite(formatPhone).regex(PHONE, { error: PHONE_ERROR }), label, help).meta({
    editor: { isCorrected: true },
  });

export const IMAGE_PATH =
  'le chemin d’une image déposée dans content/images, sans accent ni majuscule : /images/nom.webp';

export const imagePath = (label: string, help?: string) =>
  pattern(/^\/images\/[a-z0-9/_-]+\.(svg|png|jpe?g|webp|avif)$/, IMAGE_PATH, label, help).meta({
    editor: { picture: true },
  });

export const imageAlt = line(
  200,
  'Texte de remplacement',
  'Ce que la photo apprend à qui ne la voit pas ; sans lui, elle passe pour un décor',
).optional();

export const photoOf = (help: string) => group('Photo', help, { image: imagePath('Image'), alt: imageAlt }).optional();

export type Photo = NonNullable<z.output<ReturnType<typeof photoOf>>>;

export const placeholders = list(
  'Valeurs d’exemple',
  'Tenu par l’équipe technique\u00a0: les chemins des valeurs d’exemple qui restent à remplacer',
  line(),
);

export const memberName = line(80, 'Personne').meta({ editor: { refersToEntryOf: 'team' } });

export const figureName = (label = 'Chiffre', help = 'Un des chiffres publiés') =>
  line(80, label, help).meta({
    editor: { refersTo: { file: 'figures', value: 'figures.*.id', shown: ['figures.*.value', 'figures.*.label'] } },
  });

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const courseName = (label: string, help?: string) =>
  pattern(SLUG, 'le nom d’un fichier de content/courses, sans .md', label, help).meta({
    editor: { refersToCourse: true },
  });
