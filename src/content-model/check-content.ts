import { isDeepStrictEqual } from 'node:util';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { listAt, valueAt } from '#src/lib/template.ts';
import { addressProblems } from './address-rules.ts';
import { checkEntry } from './check-entry.ts';
import { FILE_RULES, OPTIONAL_FILES } from './content-rules.ts';
import { type Finding, type Problem, problemFinding } from './finding.ts';
import { withLine } from './source.ts';
import { linkProblems } from './links.ts';
import { valueNameProblems, referenceProblems } from './references.ts';
import { contentFiles, type Entry, filesOnDisk, type ProjectFiles, readEntries, dataOf } from './read.ts';
import { posix } from 'node:path';
import { isReservedName } from '#src/lib/text-file.ts';
import { pictureProblem } from '#src/features/pictures/picture-problem.ts';
import { BRAND_FILES, BRAND_FOLDER } from '#src/site/brand-files.ts';
import { brandSchema, type Typefaces } from '#src/site/brand-schema.ts';
import {
  FONT_FILES,
  fontsFolderOf,
  parseTypefaceRecord,
  TYPEFACE_RECORD,
  type TypefaceRecord,
} from '#src/site/typeface-files.ts';

const BRAND = `${CONTENT}/brand.yaml`;

function isRecordOf(record: TypefaceRecord, { heading, text }: Typefaces): boolean {
  const madeFrom = { heading: { ...record.heading, ...heading }, text: { ...record.text, ...text } };
  return isDeepStrictEqual(madeFrom, record);
}

function typefaceProblems(files: ProjectFiles, typefaces: Typefaces): Problem[] {
  const folder = fontsFolderOf(typefaces);
  const path = `${folder}/${TYPEFACE_RECORD}`;
  const record = files.has(path) ? parseTypefaceRecord(files.read(path)) : undefined;
  if (record && isRecordOf(record, typefaces) && FONT_FILES.every((name) => files.has(`${folder}/${name}`))) return [];
  const found = `${typefaces.heading.font} et ${typefaces.text.font}, dont les pages n’ont pas encore les fichiers`;
  const allowed = `les fichiers que « npm run fonts » tire de ces polices, dans ${folder}`;
  const remedy = 'lancez « npm run fonts », et enregistrez les fichiers qu’elle écrit';
  return [{ file: BRAND, path: ['typefaces'], found, allowed, remedy }];
}

const drawingProblems = (files: ProjectFiles): Problem[] =>
  BRAND_FILES.flatMap((name): Problem[] => {
    const file = `${BRAND_FOLDER}/${name}`;
    if (!files.has(file) || name.endsWith('.ico')) return [];
    const problem = pictureProblem(name, files.bytes(file));
    return problem === undefined ? [] : [{ file, ...problem }];
  });

export function brandProblems(files: ProjectFiles, entries: readonly Entry[]): Problem[] {
  const { data: brand } = brandSchema.safeParse(dataOf(entries, 'brand.yaml'));
  const ofTypefaces = brand?.typefaces === undefined ? [] : typefaceProblems(files, brand.typefaces);
  return [...drawingProblems(files), ...ofTypefaces];
}

const TEXT = /^[^.~].*\.(mdx?|ya?ml|txt|docx?|odt)$/i;

const filesIn = (files: ProjectFiles, folder: string): string[] =>
  files.names(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return files.isFolder(path) ? filesIn(files, path) : [path];
  });

function unportableFile(file: string, sameName: readonly string[]): Problem[] {
  const name = posix.basename(file);
  const same = sameName.find((other) => other > file);
  if (same === undefined && !isReservedName(name.replace(/\..*$/, ''))) return [];
  const found = same === undefined ? `un fichier nommé ${name}` : `le même nom que ${same}, aux majuscules près`;
  return [{ file, found, allowed: 'un nom que tous les systèmes acceptent', remedy: 'renommez ce fichier' }];
}

function strayFiles(files: ProjectFiles): Problem[] {
  const read = new Set(contentFiles(files).map(({ file }) => file));
  const all = filesIn(files, CONTENT);
  const unread = all.filter((file) => !read.has(file));
  const stray = unread
    // Skips the brand folder, because the licences of typefaces there are text files.
    .filter((file) => TEXT.test(posix.basename(file)) && !file.startsWith(`${BRAND_FOLDER}/`))
    .map((file): Problem => ({
      file,
      severity: 'warning',
      found: 'un fichier que le site ne lit pas',
      allowed: 'un fichier .md ou .yaml, dans un dossier du guide',
      remedy: `corrigez le nom ou la fin de ${posix.basename(file)}, ou sortez-le de content/`,
    }));
  const sameNames = Map.groupBy(all, (file) => file.toLowerCase());
  return [...stray, ...unread.flatMap((file) => unportableFile(file, sameNames.get(file.toLowerCase()) ?? []))];
}

const missingFiles = (files: ProjectFiles): Problem[] =>
  Object.keys(FILE_RULES)
    .filter((name) => !OPTIONAL_FILES.includes(name) && !files.has(`${CONTENT}/${name}`))
    .map((name) => ({
      file: `${CONTENT}/${name}`,
      found: 'aucun fichier de ce nom',
      allowed: 'ce fichier',
      remedy: 'remettez-le en place (Git garde l’ancienne version)',
    }));

const FORMS = Object.keys(requestsSchema.shape.forms.shape);

function missingForms(entries: readonly Entry[]): Problem[] {
  const requests = entries.find(({ kind }) => kind === 'requests.yaml');
  if (requests?.data === undefined || !entries.some(({ kind }) => kind === 'ai-course.yaml')) return [];
  const missing = FORMS.filter((name) => valueAt(requests.data, ['forms', name]) === undefined);
  return missing.map((name) => ({
    file: requests.file,
    path: ['forms', name],
    found: 'rien (champ absent ou vide)',
    allowed: 'ce qui suit ce formulaire, puisque ai-course.yaml en fait des pages',
    remedy: 'ajoutez ce champ, ou retirez ai-course.yaml',
  }));
}

/** The pages of the AI course state how many hours it takes. */
function missingHours(entries: readonly Entry[]): Problem[] {
  const id = valueAt(dataOf(entries, 'ai-course.yaml'), ['course']);
  const course = entries.find((entry) => entry.kind === 'courses' && entry.id === id);
  if (course?.data === undefined) return [];
  const hours = valueAt(course.data, ['hours']) ?? '';
  if (hours !== '' || listAt(course.data, ['modules']).length > 0) return [];
  return [
    {
      file: course.file,
      path: ['hours'],
      found: 'rien (champ absent ou vide)',
      allowed: 'les heures de cette formation, que les pages de ai-course.yaml annoncent',
      remedy: 'remplissez « Heures », ou les modules et leurs heures',
    },
  ];
}

function oversizedSessions(entries: readonly Entry[]): Problem[] {
  const file = entries.find(({ kind }) => kind === 'sessions.yaml');
  if (file === undefined) return [];
  const largestGroups = new Map(
    entries.filter(({ kind }) => kind === 'courses').map(({ id, data }) => [id, valueAt(data, ['group', 'largest'])]),
  );
  return listAt(file.data, ['sessions']).flatMap((session, index) => {
    const [course, seats] = [valueAt(session, ['course']), valueAt(session, ['seats'])];
    const largest = largestGroups.get(String(course));
    if (typeof largest !== 'number' || typeof seats !== 'number' || seats <= largest) return [];
    return {
      file: file.file,
      path: ['sessions', index, 'seats'],
      found: String(seats),
      allowed: `${largest} places au plus, la taille du groupe de cette formation`,
      remedy: 'corrigez les places, ou « Taille du groupe » dans la fiche',
    };
  });
}

export function checkContent(root: string, files = filesOnDisk(root)): Finding[] {
  const entries = readEntries(files).map(checkEntry);
  const ofFiles = [...missingFiles(files), ...entries.flatMap(({ problems }) => problems)];
  const acrossFiles = [
    ...missingForms(entries),
    ...missingHours(entries),
    ...oversizedSessions(entries),
    ...referenceProblems(entries),
    ...linkProblems(files, entries),
    ...addressProblems(files, entries),
    ...valueNameProblems(entries),
    ...brandProblems(files, entries),
    ...strayFiles(files),
  ];
  // Each field is reported once: a problem across files is left out if its field already has a problem.
  const isReported = ({ file, path }: Problem): boolean =>
    path !== undefined && ofFiles.some((known) => known.file === file && isDeepStrictEqual(known.path, path));
  return [...ofFiles, ...acrossFiles.filter((problem) => !isReported(problem))].map((problem) =>
    problemFinding(withLine(problem, entries)),
  );
}
