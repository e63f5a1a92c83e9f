import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brand } from './brand.ts';
import type { Typefaces } from './brand-schema.ts';
import { CUT_RECORD, type CutRecord, cutRecordOf, fontsFolderOf } from './typeface-files.ts';

const OWN: Typefaces = {
  heading: { font: '@fontsource-variable/eczar', serif: true, weight: 600 },
  text: { font: '@fontsource-variable/hanken-grotesk', serif: false },
};

export const TYPEFACES = brand.typefaces ?? OWN;

/** The folder of the typefaces of pages, programmes and share pictures; pages take them as `@fonts/heading.woff2`. */
export const FONTS_FOLDER = fontsFolderOf(brand.typefaces);

/** The record of the typefaces cut for this brand. */
export function readCut(): CutRecord {
  const file = resolve(FONTS_FOLDER, CUT_RECORD);
  const record = existsSync(file) ? cutRecordOf(readFileSync(file, 'utf8')) : undefined;
  if (record === undefined)
    throw new Error(`${FONTS_FOLDER}/${CUT_RECORD} est illisible ou absent : lancez « npm run fonts ».`);
  return record;
}

/** The typefaces of mails and reports, which bring none along. */
export const systemFaces = (serif: boolean): string =>
  serif ? 'Georgia, serif' : "'Segoe UI', Helvetica, Arial, sans-serif";

/**
 * How far letters reach above and below their baseline, in ems. What is written on ruled paper is lowered to its lines by
 * half of their difference (`components.css`), so `npm run fonts` gives these to every typeface that it cuts.
 */
export const REACH = {
  heading: { ascent: 1.143, descent: 0.634 },
  text: { ascent: 1, descent: 0.303 },
} as const;

export type Role = keyof typeof REACH;

type StandIn = {
  /** Of Windows, Apple and Linux, or of Android: all as wide as the first. */
  faces: string;
  /** How wide the sample of its role is set in it, in ems: measured like that of the typeface. */
  width: number;
};

/** The typefaces of the visitor's device that stand in for a brand's until it has come, by their kind. */
export const STAND_INS: Readonly<Record<'serif' | 'sans', Readonly<Record<Role, readonly StandIn[]>>>> = {
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

/** The samples of which the widths above were measured: words of headings, and words of texts. */
export const SAMPLES: Readonly<Record<Role, string>> = {
  heading:
    'Apprendre un métier, en reprendre un autre. À qui s’adresse cette formation, et qui l’enseigne. Prochaines sessions et tarif. Ce que vous saurez faire en sortant. Financer sa formation sans se perdre. Une question, un devis, un rappel : écrivez-nous. Ils en parlent mieux que nous. Le programme, heure par heure. Des résultats que nous publions chaque année. Où et quand nous trouver. Initiation, perfectionnement, certification',
  text: 'Apprendre un métier, en reprendre un autre : chaque formation dit ce qu’elle coûte, combien de jours elle dure, où elle se tient et qui l’enseigne. Vous écrivez le matin, un conseiller vous rappelle avant le soir ; il regarde avec vous les aides possibles, prépare les pièces du dossier et vous envoie le programme. Déjà quinze places à la prochaine session, et un certificat au bout : ce que l’équipe a promis, elle le tient.',
};

const hundredths = (value: number): string => `${String(Number((value * 100).toFixed(1)))}%`;

/** The values in `fonts.css` for a typeface and its stand-ins. */
function facesOf(role: Role, { serif, sizes }: Pick<CutRecord[Role], 'serif' | 'sizes'>) {
  const { ascent, descent } = REACH[role];
  const kind = serif ? 'serif' : 'sans';
  const standIns = STAND_INS[kind][role].map(({ faces }, index) => {
    const size = (sizes[index] ?? 100) / 100;
    return { faces, size: hundredths(size), ascent: hundredths(ascent / size), descent: hundredths(descent / size) };
  });
  return { generic: serif ? 'serif' : 'sans-serif', computer: standIns[0], android: standIns[1] ?? {} };
}

/** The same for both, as CSS takes it from tailwind.config.mjs. */
export const typefacesInCss = ({ heading, text }: CutRecord) => ({
  heading: facesOf('heading', heading),
  text: facesOf('text', text),
});
