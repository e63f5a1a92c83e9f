import { extname } from 'node:path';
import { dump } from 'js-yaml';
import { format, resolveConfig } from 'prettier';
import { unknownPaths } from '../../../src/lib/template.ts';
import type { Motif } from '../../../src/site/motifs.ts';
import { TONE_NAMES } from '../../../src/site/tones.ts';
import { slugify } from '../../../src/lib/french-text.ts';
import { parisDay } from '../../../src/lib/paris-clock.ts';
import { frontMatter } from '../front-matter.ts';
import type { Answers } from '../kind.ts';
import { teamMemberSchema } from '../../../src/features/team/team-member-schema.ts';
import { brandDrawings } from './brand-drawings.ts';
import { brandFrom } from './palette.ts';
import { readAnswers, siteFacts } from './provider-facts.ts';
import { cpfRules, SHARED_BRAND, sharedFiles } from './shared-content.ts';

/** Drawings of no trade, for categories whose own nobody has chosen yet. */
const MOTIFS_OF_ANY: readonly Motif[] = ['boussole', 'conversation', 'document', 'collaboration', 'plume'];

/** Grey is for what has no tone of its own. */
const TONES = TONE_NAMES.filter((tone) => tone !== 'grey');

const COMMENTS = {
  'site.yaml':
    'Ce qui est vrai de l’organisme, une seule fois. Tout le site lit ce fichier.\nLes valeurs d’exemple sont énumérées en bas, sous « placeholders » : remplacez-les, puis retirez la ligne.',
  'brand.yaml':
    'Les couleurs de la marque : pages, dessins, images de partage, programmes, courriels et rapports les prennent ici.',
  'categories.yaml': 'Ce par quoi les formations sont rangées, dans l’ordre des filtres et des menus.',
} as const;

/** As a person would write it: no-break spaces and days as they are, a line between two parts. */
const yaml = (file: keyof typeof COMMENTS, data: unknown): string => {
  const written = dump(data, { lineWidth: 120, quotingType: "'", noRefs: true })
    .replaceAll('\\_', '\u00a0')
    .replace(/'(\d{4}-\d{2}-\d{2})'$/gm, '$1')
    .replace(/\n(?=\w)/g, '\n\n');
  return `${COMMENTS[file].replace(/^/gm, '# ')}\n\n${written}`;
};

/** YAML reads a text in double quotes as it stands, whatever it holds. */
const inYaml = (text: string): string => JSON.stringify(text);

/** A template with the answers in it: a value that is nothing else, or part of a sentence, `title: <<baseline>>. Prix.` */
const filled = (template: string, answers: Readonly<Record<string, string>>): string =>
  template.replace(/(: )(.*<<\w+>>.*)$/gm, (_, colon: string, value: string) => {
    const text = value.replace(/<<(\w+)>>/g, (__, name: string) => answers[name] ?? '');
    return `${colon}${/^\d[\d-]*$/.test(text) ? text : inYaml(text)}`;
  });

/** A legal page without the lines of what this provider has not: a register, a VAT number, a certificate. */
const withKnown = (page: string, values: unknown, today: string): string =>
  page
    .split('\n')
    .filter((line) => !unknownPaths(line, values).some((path) => /^(legal|certificate)\./.test(path)))
    .join('\n')
    .replace(/^updatedAt: .*$/m, `updatedAt: ${today}`);

/** The search without the page that only a certificate makes. */
const withoutCertificate = (search: string): string =>
  search.replace(/^ {2}- href: \/certificat-qualiopi\n( {4}.*\n)*/m, '');

const categoriesOf = (names: readonly string[]) => ({
  courses: names.map((name, index) => ({
    name,
    tone: TONES[index % TONES.length],
    illustration: MOTIFS_OF_ANY[index % MOTIFS_OF_ANY.length],
  })),
  // Unseen until there is an article, which cannot be written without one.
  articles: [{ name: 'Actualités', tone: 'blue' }],
});

/** As `npm run format` leaves them. */
async function tidied(files: Readonly<Record<string, string | Buffer>>): Promise<Record<string, string | Buffer>> {
  const style = await resolveConfig('content/site.yaml', { config: '.prettierrc.json' });
  const entries = Object.entries(files).map(async ([file, text]) => {
    const parser = { '.yaml': 'yaml', '.md': 'markdown' }[extname(file)];
    return [file, parser === undefined ? text : await format(String(text), { ...style, plugins: [], parser })] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** All of `content/` for a new provider, by the names of its files: whole, lawful, and without a course. */
export async function providerFiles(answers: Answers, day: Date): Promise<Record<string, string | Buffer>> {
  const today = parisDay(day);
  const said = readAnswers(answers);
  const site = siteFacts(answers, day);
  // Who has photos of rooms and people yet to take keeps the drawings.
  const brand = brandFrom(
    { ...SHARED_BRAND, drawings: true },
    {
      ink: String(said.ink).toLowerCase(),
      margin: String(said.accent).toLowerCase(),
    },
  );
  const names = said.categories as string[];
  const words = {
    today,
    baseline: site.brand.baseline,
    foundedIn: String(site.brand.foundedIn),
    ...(site.certificate ? FUNDED : UNFUNDED),
    title: site.brand.baseline.length <= TITLE_LENGTH ? site.brand.baseline : `Formations ${site.brand.name}`,
  };
  const shared = Object.entries(sharedFiles()).map(([file, text]): [string, string] => [
    file,
    file.endsWith('.md') ? withKnown(filled(text, words), site, today) : filled(text, words),
  ]);
  const search = String(Object.fromEntries(shared)['search.yaml']);
  const drawings = await brandDrawings(site.brand.name, brand);
  const { publicationDirector: director } = site.legal;
  const files: Record<string, string | Buffer> = {
    ...Object.fromEntries(shared),
    'search.yaml': site.certificate ? search : withoutCertificate(search),
    'site.yaml': yaml('site.yaml', site),
    'brand.yaml': yaml('brand.yaml', brand),
    'categories.yaml': yaml('categories.yaml', categoriesOf(names)),
    [`team/${slugify(director)}.md`]: `---\n${frontMatter(teamMemberSchema.shape, { name: director, role: 'Direction', createdAt: today })}\n---\n`,
    ...Object.fromEntries(Object.entries(drawings).map(([file, drawing]) => [`brand/${file}`, drawing])),
  };
  return tidied({ ...files, 'financing.yaml': `${String(files['financing.yaml']).trimEnd()}\n\n${cpfRules()}\n` });
}

/** Who may pay for training, as a certificate has it. */
const FUNDED = {
  payers: 'par l’entreprise, par un fonds public ou mutualisé, ou par vous-même',
  askers: 'l’employeur, l’OPCO ou vous-même',
};
const UNFUNDED = { payers: 'par l’entreprise ou par vous-même', askers: 'l’employeur ou vous-même' };

/** The characters of a title that the tab of a browser shows. */
const TITLE_LENGTH = 60;
