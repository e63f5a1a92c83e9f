import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brand } from './brand.ts';
import type { Typefaces } from './brand-schema.ts';
import { fontsFolderOf, parseTypefaceRecord, TYPEFACE_RECORD, type TypefaceRecord } from './typeface-files.ts';

const DEFAULT_TYPEFACES: Typefaces = {
  heading: { font: '@fontsource-variable/eczar', serif: true, weight: 600 },
  text: { font: '@fontsource-variable/hanken-grotesk', serif: false },
};

export const TYPEFACES = brand.typefaces ?? DEFAULT_TYPEFACES;

export const FONTS_FOLDER = fontsFolderOf(brand.typefaces);

export function readTypefaceRecord(): TypefaceRecord {
  const file = resolve(FONTS_FOLDER, TYPEFACE_RECORD);
  const record = existsSync(file) ? parseTypefaceRecord(readFileSync(file, 'utf8')) : undefined;
  if (record === undefined)
    throw new Error(`${FONTS_FOLDER}/${TYPEFACE_RECORD} est illisible ou absent : lancez « npm run fonts ».`);
  return record;
}

export const systemFontFamily = (serif: boolean): string =>
  serif ? 'Georgia, serif' : "'Segoe UI', Helvetica, Arial, sans-serif";

/** Metrics in ems. `npm run fonts` writes them into all fonts, because text stands on ruled lines (`sections.css`). */
export const LINE_METRICS = {
  heading: { ascent: 1.143, descent: 0.634 },
  text: { ascent: 1, descent: 0.303 },
} as const;

export type Role = keyof typeof LINE_METRICS;

export const FALLBACK_FONTS = {
  serif: {
    heading: [
      { faces: "local('Times New Roman Bold'), local('Liberation Serif Bold')", width: 181.557 },
      { faces: "local('Noto Serif Bold')", width: 216.246 },
    ],
    text: [{ faces: "local('Times New Roman'), local('Liberation Serif')", width: 165.299 }],
  },
  sans: {
    heading: [
      { faces: "local('Arial Bold'), local('Liberation Sans Bold')", width: 203.492 },
      { faces: "local('Roboto Bold')", width: 190.984 },
    ],
    text: [{ faces: "local('Arial'), local('Liberation Sans'), local('Roboto')", width: 183.438 }],
  },
};

export const WIDTH_SAMPLES: Readonly<Record<Role, string>> = {
  heading:
    'Apprendre un métier, en reprendre un autre. À qui s’adresse cette formation, et qui l’enseigne. Prochaines sessions et tarif. Ce que vous saurez faire en sortant. Financer sa formation sans se perdre. Une question, un devis, un rappel : écrivez-nous. Ils en parlent mieux que nous. Le programme, heure par heure. Des résultats que nous publions chaque année. Où et quand nous trouver. Initiation, perfectionnement, certification',
  text: 'Apprendre un métier, en reprendre un autre : chaque formation dit ce qu’elle coûte, combien de jours elle dure, où elle se tient et qui l’enseigne. Vous écrivez le matin, un conseiller vous rappelle avant le soir ; il regarde avec vous les aides possibles, prépare les pièces du dossier et vous envoie le programme. Déjà quinze places à la prochaine session, et un certificat au bout : ce que l’équipe a promis, elle le tient.',
};

const percent = (value: number): string => `${String(Number((value * 100).toFixed(1)))}%`;

function facesOf(role: Role, { serif, sizes }: Pick<TypefaceRecord[Role], 'serif' | 'sizes'>) {
  const { ascent, descent } = LINE_METRICS[role];
  return FALLBACK_FONTS[serif ? 'serif' : 'sans'][role].map(({ faces }, index) => {
    const size = (sizes[index] ?? 100) / 100;
    return {
      fontFamily: `'${role} ${index === 0 ? 'fallback' : 'Android'}'`,
      fontWeight: role === 'heading' ? '600' : '400 700',
      src: faces,
      sizeAdjust: percent(size),
      ascentOverride: percent(ascent / size),
      descentOverride: percent(descent / size),
    };
  });
}

export const fallbackFaces = ({ heading, text }: TypefaceRecord) => [
  ...facesOf('heading', heading),
  ...facesOf('text', text),
];
