import { now } from '../src/lib/clock.ts';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CONTENT, withContentFolder } from '../src/lib/content-folder.ts';
import { entryNames, readData } from '../src/lib/content-file.ts';
import { fold, slugify } from '../src/lib/french-text.ts';
import { parisDay } from '../src/lib/french-dates.ts';
import { listAt, valueAt } from '../src/lib/template.ts';
import { isReservedName } from '../src/lib/text-file.ts';
import { runCommand, UsageError } from './command-line.ts';
import { siteFromLheo } from './import/provider.ts';

const TEMPLATES = 'scripts/templates';
const MINIMAL = 'examples/minimal';

const FOLDERS = {
  course: 'courses',
  article: 'blog',
  testimonial: 'testimonials',
  member: 'team',
  creator: 'creators',
  provider: '',
} as const;
type Kind = keyof typeof FOLDERS;
const isKind = (word: string): word is Kind => Object.hasOwn(FOLDERS, word);

const HELP = `Commence une fiche, en brouillon, ou le contenu d’un organisme.

Utilisation : npm run new -- <quoi> "<nom>"

  course "Excel débutant"           une formation
  article "Choisir son OPCO"        un article
  testimonial "Zoé T."              un témoignage
  member "Nolwenn Karadec"          une personne de l’équipe
  creator "La chaîne"               la page d’un créateur
  provider "Maison du Test"         le contenu d’un nouvel organisme, dans organismes/
    --from catalogue.xml            avec ce qu’un fichier LHÉO 2.3 dit de lui

Code de sortie : 0 c’est écrit, 2 commande mal écrite, ou nom déjà pris.
`;

function nameOf(entry: unknown): string {
  const name = valueAt(entry, ['name']);
  return typeof name === 'string' && name !== '' ? name : 'À choisir';
}

const titleOf = (course: string): string =>
  fold(String(valueAt(readData(`courses/${course}.md`, `courses/${course}.mdx`), ['title'])));

function fillTemplate(template: string, name: string): string {
  const [author] = entryNames('team');
  const categories = readData('categories.yaml');
  return Object.entries({
    '<nom>': JSON.stringify(name),
    '<jour>': parisDay(now()),
    '<catégorie>': nameOf(listAt(categories, ['courses'])[0]),
    '<rubrique>': nameOf(listAt(categories, ['articles'])[0]),
    '<auteur>': nameOf(author === undefined ? undefined : readData(`team/${author}.md`, `team/${author}.mdx`)),
    '<rang>': String(entryNames('courses').length + 1),
  }).reduce((text, [mark, value]) => text.replaceAll(mark, () => value), template);
}

function slugOf(kind: Kind, name: string): string {
  const slug = slugify(name).split('-').slice(0, 6).join('-');
  if (slug === '')
    throw new UsageError(
      `«\u00a0${name}\u00a0» n’a ni lettre latine ni chiffre, dont le nom du fichier se ferait\u00a0: donnez un nom qui en a, puis changez-le dans le fichier.`,
    );
  if (kind !== 'article' && isReservedName(slug))
    throw new UsageError(
      `«\u00a0${slug}\u00a0» est un nom réservé, que tous les systèmes n’acceptent pas\u00a0: donnez un nom plus long.`,
    );
  return slug;
}

function newEntry(kind: Kind, name: string): string {
  const same = kind === 'course' && entryNames('courses').find((id) => titleOf(id) === fold(name));
  if (same) throw new UsageError(`${CONTENT}/courses/${same} a déjà cet intitulé : donnez un autre nom.`);
  const folder = `${CONTENT}/${FOLDERS[kind]}`;
  mkdirSync(folder, { recursive: true });
  const template = readdirSync(TEMPLATES).find((file) => file.startsWith(`${kind}.`)) ?? '';
  const slug = slugOf(kind, name);
  const numbers = readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0);
  const id = kind === 'article' ? `${Math.max(0, ...numbers) + 1}-${slug}` : slug;
  const file = `${folder}/${id}${template.slice(kind.length)}`;
  if (existsSync(file)) throw new UsageError(`${file} existe déjà : donnez un autre nom.`);
  writeFileSync(file, fillTemplate(readFileSync(`${TEMPLATES}/${template}`, 'utf8'), name));
  const next = withContentFolder(`npm run content -- ${id}`);
  return `${file} est écrit, en brouillon.\nComplétez-le, puis «\u00a0${next}\u00a0»\u202f; published: true le met en ligne.`;
}

function newProvider(name: string, from: string | undefined): string {
  const folder = `organismes/${slugOf('provider', name)}`;
  if (existsSync(folder)) throw new UsageError(`${folder} existe déjà : donnez un autre nom.`);
  const sample = readFileSync(`${MINIMAL}/site.yaml`, 'utf8').replaceAll('Votre organisme', () => JSON.stringify(name));
  const { text, filled } = from === undefined ? { text: sample, filled: [] } : siteFromLheo(sample, from);
  cpSync(MINIMAL, folder, { recursive: true });
  writeFileSync(`${folder}/site.yaml`, text);
  const lines = [
    `${folder} est écrit\u00a0: un contenu complet, dont chaque valeur d’exemple est énumérée.`,
    ...(from === undefined
      ? []
      : [`  repris de ${from}\u00a0: ${filled.join(', ')}`, `  npm run import -- ${from}   ses formations`]),
    '  npm run content -- --all   ce qui reste à remplacer',
    '  npm run edit               tout, à l’écran',
    '  npm run new -- course "Excel débutant"   une première formation',
    '  brand.yaml\u00a0: vos trois couleurs\u202f; un logo est dessiné d’après elles et votre nom, en attendant le vôtre (brand/logo.svg)',
  ];
  return withContentFolder(lines.join('\n'), folder);
}

await runCommand({
  help: HELP,
  options: { from: { type: 'string' } },
  words: Infinity,
  run: ({ from }, [kind = '', ...words]) => {
    const name = words.join(' ');
    if (!isKind(kind) || name.trim() === '')
      throw new UsageError('Dites ce que vous commencez (l’un des mots ci-dessous), et son nom.');
    process.stdout.write(`${kind === 'provider' ? newProvider(name, from) : newEntry(kind, name)}\n`);
    return 0;
  },
});
