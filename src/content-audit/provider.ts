import { readdirSync, readFileSync } from 'node:fs';
import { lheoGaps } from '#src/features/open-data/lheo.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { formatHours } from '#src/lib/french-dates.ts';
import { fold } from '#src/lib/french-text.ts';
import { type FieldPath, listAt, textsIn, valueAt } from '#src/lib/template.ts';
import { type AuditProblem, type ContentRule, excerpt } from './rule.ts';

export const LEGAL_PAGES = [
  'mentions-legales',
  'confidentialite',
  'cgv',
  'accessibilite',
  'reclamations',
  'signalement',
  'reglement-interieur',
];

const PARTNERSHIP: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['« publicité » ou « collaboration commerciale »', /publicite|collaboration commerciale/],
  ['le financement public', /fonds publics|financement public|cpf/],
  ['la participation du titulaire', /participation/],
  ['moncompteformation.gouv.fr', /moncompteformation/],
];

const SENDING = { SMTP_URL: 'par courriel', CRM_WEBHOOK_URL: 'à un CRM' };

const FUNDS = /\b(qualiopi|cpf|opco|france travail)\b/;
const EXPLAINING = ['law.yaml', 'legal', 'blog', 'search.yaml'];

const hoursIn = (text: string): number[] =>
  [...text.matchAll(/(\d{1,2})\s?h(?:\s?(\d{2}))?/g)].map(
    ([, hour, minutes = 0]) => Number(hour) + Number(minutes) / 60,
  );

function isHiddenWithoutCertificate(data: unknown, path: FieldPath): boolean {
  const parents = path.map((_, depth) => valueAt(data, path.slice(0, depth)));
  return (
    path[0] === 'rules' ||
    parents.some((part) => valueAt(part, ['publicFunds']) === true || valueAt(part, ['needsCertificate']) === true) ||
    (/^(open|answer)$/.test(String(path.at(-1))) && valueAt(parents.at(-1), ['suspended']) !== undefined)
  );
}

const TEMPLATES = new URL('../../scripts/templates/', import.meta.url);

const templateSentences = (): Set<string> =>
  new Set(
    readdirSync(TEMPLATES)
      .flatMap((file) => readFileSync(new URL(file, TEMPLATES), 'utf8').split('\n'))
      .map((line) => line.replace(/^[#\s-]*(?:\w+: )?/, ''))
      .filter((sentence) => sentence.length > 16),
  );

function repeatedTexts<Field extends string>(
  pages: readonly { file: string; sheet: Record<Field, string> }[],
  field: Field,
): AuditProblem[] {
  const groups = Map.groupBy(pages, ({ sheet }) => sheet[field]);
  return [...groups].flatMap(([text, [first, ...others]]) =>
    others.map(({ file }) => ({ file, path: [field], found: `${excerpt(text)}, comme dans ${first?.file ?? ''}` })),
  );
}

export const PROVIDER = {
  'funds-without-certificate': {
    severity: 'warning',
    title: 'Sans certificat Qualiopi, aucun fonds public ou mutualisé ne peut payer',
    law: 'articles L121-4 (2°) du code de la consommation et L6316-1 du code du travail',
    remedy:
      'retirez la mention du CPF, des OPCO, de France Travail ou de Qualiopi, ou remplissez « Certificat » dans « L’organisme » (content/site.yaml)',
    find: ({ content: { site, courses, files }, texts }) => {
      if (site.sheet.certificate !== undefined) return [];
      const dataOf = new Map(files.map(({ file, data }) => [file, data]));
      const eligible = courses.filter(({ sheet }) => sheet.eligibleForCPF);
      const offers = texts.filter(
        ({ file, path, kind, text }) =>
          !EXPLAINING.includes(kind) &&
          path.join('.') !== 'delays.cpf' &&
          FUNDS.test(fold(text)) &&
          !isHiddenWithoutCertificate(dataOf.get(file), path),
      );
      return [
        ...eligible.map(({ file }) => ({ file, path: ['eligibleForCPF'], found: 'oui' })),
        ...offers.map(({ file, path, line, text }) => ({ file, path, line, found: excerpt(text) })),
      ];
    },
  },
  'partnership-unsaid': {
    severity: 'warning',
    title: 'Une page de créateur sans toutes ses mentions',
    law: 'article 5 de la loi n° 2023-451 du 9 juin 2023, décret n° 2026-233 du 30 mars 2026',
    remedy: 'ajoutez ces mentions au champ « Mention légale » du créateur',
    find: ({ content: { creators } }) =>
      creators.flatMap(({ file, sheet: { partnership } }) => {
        const missing = PARTNERSHIP.filter(([, pattern]) => !pattern.test(fold(partnership))).map(([name]) => name);
        return missing.length === 0
          ? []
          : [{ file, path: ['partnership'], found: `il manque : ${missing.join(', ')}` }];
      }),
  },
  'legal-page-missing': {
    severity: 'warning',
    title: 'Une page obligatoire manque',
    law: 'article 1-1 de la loi n° 2004-575 du 21 juin 2004, article R616-1 du code de la consommation',
    remedy: 'ajoutez ce fichier dans content/legal',
    find: ({ content: { legal } }) =>
      LEGAL_PAGES.filter((page) => !legal.some(({ id }) => id === page)).map((page) => ({
        file: `${CONTENT}/legal/${page}.md`,
        found: 'aucun fichier de ce nom',
      })),
  },
  'callback-outside-hours': {
    severity: 'warning',
    title: 'Des rappels promis hors des heures d’ouverture des bureaux',
    law: 'article L121-2 du code de la consommation : une information exacte',
    remedy: 'accordez le rappel téléphonique de « Suites d’une demande » avec les horaires de « L’organisme »',
    find: ({ content: { requests, site } }) => {
      const { opens, closes } = requests.sheet.callback;
      const times = site.sheet.offices.flatMap(({ hours = '' }) => hoursIn(hours));
      const [first, last] = [Math.min(...times), Math.max(...times)];
      if (times.length < 2 || (opens >= first && closes <= last)) return [];
      const found = `de ${opens} h à ${closes} h, alors que les bureaux ouvrent de ${formatHours(first)} à ${formatHours(last)}`;
      return [{ file: requests.file, path: ['callback'], found }];
    },
  },
  'processor-unnamed': {
    severity: 'warning',
    title: 'La page confidentialité ne nomme pas qui reçoit les demandes',
    law: 'RGPD, article 13, paragraphe 1, point e',
    remedy:
      'ajoutez le sous-traitant à la liste « Sous-traitants » de « L’organisme » (content/site.yaml) : son nom, son pays et son rôle',
    find: ({ content: { site }, env }) =>
      (site.sheet.legal.processors ?? []).length > 0
        ? []
        : Object.entries(SENDING)
            .filter(([name]) => env[name])
            .map(([name, way]) => ({
              file: site.file,
              path: ['legal', 'processors'],
              found: `rien, alors que ${name} envoie les demandes ${way}`,
            })),
  },
  'picture-silent': {
    severity: 'warning',
    title: 'Une image sans texte pour qui ne la voit pas',
    law: 'RGAA, critère 1.1 ; article 47 de la loi n° 2005-102 du 11 février 2005',
    remedy:
      'dites entre les crochets ce qu’elle montre : ![Le bouton Insertion](/images/…) ; pour un simple décor, ajoutez "décor" après l’adresse : ![](/images/… "décor")',
    find: ({ content: { files } }) =>
      files.flatMap(({ file, offset, textLinks }) =>
        textLinks
          .filter(({ isSilent }) => isSilent)
          .map(({ address, line }) => ({ file, line: line + offset, found: `![](${address})` })),
      ),
  },
  'page-repeated': {
    severity: 'warning',
    title: 'Deux pages ont le même titre ou la même description',
    law: 'RGAA, critère 8.6 : un titre pertinent pour chaque page',
    remedy: 'donnez à chaque page les siens : vos lecteurs et les moteurs de recherche ne les distinguent que par là',
    find: ({ content: { courses, legal, catalogues } }) => {
      const pages = [...courses, ...legal, ...catalogues];
      return [...repeatedTexts(pages, 'title'), ...repeatedTexts(pages, 'description')];
    },
  },
  'lheo-left-out': {
    severity: 'note',
    title: 'Une formation absente du catalogue LHÉO',
    law: 'LHÉO 2.3, éléments obligatoires (lheo.gouv.fr/2.3)',
    remedy: 'remplissez ce champ : la formation y figure dès que rien ne manque',
    find: ({ content: { courses, site, sessions }, day }) => {
      const courseGaps = courses.flatMap(({ file, sheet }) =>
        lheoGaps(sheet, day).map(([field, found]) =>
          field === 'sessions' && sessions !== undefined
            ? { file: sessions.file, path: ['sessions'], found: `${sheet.title}\u00a0: ${found}` }
            : { file, path: [field], found },
        ),
      );
      if (courses.length === 0 || site.sheet.legal.siret !== undefined) return courseGaps;
      return [{ file: site.file, path: ['legal', 'siret'], found: 'rien, donc aucune formation' }, ...courseGaps];
    },
  },
  placeholder: {
    severity: 'warning',
    title: 'Une valeur d’exemple est publiée comme vraie',
    law: 'la liste placeholders du fichier, ou son modèle',
    remedy:
      'remplacez la valeur, puis retirez son chemin de la liste « Valeurs d’exemple » (placeholders), s’il y figure',
    find: ({ content: { files }, texts }) => {
      const sentences = templateSentences();
      const problemAt = (file: string, data: unknown, field: string): AuditProblem => {
        if (field.startsWith('brand/'))
          return { file, path: [field], found: 'un dessin fait d’après votre nom, en attendant le vôtre' };
        const path = field.split('.');
        const value = valueAt(data, path);
        if (value === undefined) return { file, path, found: 'un chemin qui ne mène à aucun champ' };
        const [first] = textsIn(value);
        return { file, path, found: `une valeur d’exemple${first === undefined ? '' : `, ${excerpt(first.text)}`}` };
      };
      const listed = files.flatMap(({ file, data }) =>
        listAt(data, ['placeholders']).map((field) => problemAt(file, data, String(field))),
      );
      const copied = texts
        .filter(({ text }) => sentences.has(text))
        .map(({ file, path, line, text }) => ({ file, path, line, found: `la phrase du modèle, ${excerpt(text)}` }));
      return [...listed, ...copied];
    },
  },
} as const satisfies Readonly<Record<string, ContentRule>>;
