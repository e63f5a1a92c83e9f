import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { z } from 'zod';
import { FILE_RULES, FOLDER_RULES, OPTIONAL_FILES } from '#src/content-model/content-rules.ts';
import { auditContent } from '#src/content-audit/audit-content.ts';
import { loadContent } from '#src/content-audit/load-content.ts';
import { checkContent } from '#src/content-model/check-content.ts';
import type { Finding } from '#src/content-model/finding.ts';
import { filesOnDisk, type ProjectFiles, readEntries } from '#src/content-model/read.ts';
import { REFERENCES } from '#src/content-model/references.ts';
import { schemaAt } from '#src/content-model/schema-problems.ts';
import { totalHours } from '#src/features/courses/course-schema.ts';
import { valueAt } from '#src/lib/template.ts';
import { frenchText, slug } from './french-words.ts';
import { markdownBody } from './markdown.ts';
import { RANDOM_SITE } from './random-site.ts';
import { valueOf, type World } from './schema-arbitrary.ts';

type Data = Record<string, unknown>;
type Draft = { file: string; kind: string; data: Data; body: string | undefined };

export type Provider = { day: Date; files: ReadonlyMap<string, string | Buffer> };

/** Times of a build: changes of the clock, the turn of a year, and hours when Paris and UTC are on different days. */
const DAYS = [
  ...['2026-11-28T09:00:00Z', '2026-12-31T23:30:00Z', '2027-03-27T23:10:00Z', '2027-03-28T00:59:00Z'],
  ...['2027-06-30T22:05:00Z', '2027-10-30T22:40:00Z', '2027-10-31T01:30:00Z', '2028-02-29T12:00:00Z'],
];

const DRAFT = `.cache/${RANDOM_SITE}-draft`;

const EXAMPLES = ['content', 'examples/secourisme-et-hygiene', 'examples/minimal'];

/** A picture of one colour, which is encoded faster than a real photo. */
const photo = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#8a6d3b' } });
const drawings = ['brand/logo.svg', 'brand/favicon.svg'].map((path) => join('examples/secourisme-et-hygiene', path));
const pictures = new Map([
  ['/images/photo.jpg', await photo.jpeg().toBuffer()],
  ...drawings.map((path) => [`/images/${parse(path).base}`, readFileSync(path)] as const),
]);

const exampleNames = (kind: string): string[] => {
  const folders = EXAMPLES.map((folder) => join(folder, kind)).filter((folder) => existsSync(folder));
  return [...new Set(folders.flatMap((folder) => readdirSync(folder)).map((name) => parse(name).name))];
};

function exampleTexts(): Map<z.core.$ZodType, string[]> {
  const found = new Map<z.core.$ZodType, string[]>();
  const visit = (schema: z.core.$ZodType | undefined, value: unknown): void => {
    if (schema instanceof z.ZodArray && Array.isArray(value))
      for (const item of value) visit(schemaAt(schema.element, []), item);
    else if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null)
      for (const key of Object.keys(schema.shape)) visit(schemaAt(schema, [key]), valueAt(value, [key]));
    else if (schema !== undefined && typeof value === 'string')
      found.set(schema, [...(found.get(schema) ?? []), value.replace(/^(\/[^#]*)#.*/, '$1')]);
  };
  for (const folder of EXAMPLES)
    for (const { kind, data } of readEntries(inFolder(folder))) visit(schemaAt(schemaOf(kind), []), data);
  return found;
}

const schemaOf = (kind: string): z.ZodType => {
  const schema = FILE_RULES[kind] ?? FOLDER_RULES[kind]?.schema;
  if (schema === undefined) throw new Error(`No schema for ${kind}.`);
  return schema;
};

function inFolder(folder: string): ProjectFiles {
  const disk = filesOnDisk('.');
  const moved = (path: string) => path.replace(/^content(?=\/|$)/, folder);
  return {
    has: (path) => disk.has(moved(path)),
    names: (path) => disk.names(moved(path)),
    isFolder: (path) => disk.isFolder(moved(path)),
    read: (path) => disk.read(moved(path)),
    bytes: (path) => disk.bytes(moved(path)),
  };
}

export function writeContent(files: Provider['files'], root: string): void {
  rmSync(join(root, 'content'), { recursive: true, force: true });
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), bytes);
  }
}

const written = ({ file, data, body = '' }: Draft): string => {
  const yaml = stringify(data, { lineWidth: 0 });
  return file.endsWith('.yaml') ? yaml : `---\n${yaml}---\n\n${body}\n`;
};

const filesOf = (drafts: readonly Draft[]): Map<string, string | Buffer> =>
  new Map<string, string | Buffer>([
    ...drafts.map((draft) => [draft.file, written(draft)] as const),
    ...[...pictures].map(([address, bytes]) => [`content${address}`, bytes] as const),
  ]);

/** The path of a field. Indexes of fields start at 1: `sessions[2].place` is `['sessions', 1, 'place']`. */
const pathOf = (field: string): (string | number)[] =>
  [...field.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index) - 1);

const isOptional = (schema: z.ZodType, path: readonly (string | number)[]): boolean => {
  const parent = schemaAt(schema, path.slice(0, -1));
  const shape: z.core.$ZodShape = parent instanceof z.ZodObject ? parent.shape : {};
  const field = shape[String(path.at(-1))];
  return field !== undefined && z.safeParse(field, undefined).success;
};

function setAt(data: unknown, path: readonly (string | number)[], value: unknown): void {
  const parent = valueAt(data, path.slice(0, -1)) as Record<PropertyKey, unknown> | undefined;
  const key = path.at(-1);
  if (parent === undefined || key === undefined) return;
  if (value === undefined && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (value === undefined) Reflect.deleteProperty(parent, key);
  else parent[key] = value;
}

/** Corrects fields that the check derives from other fields of the file. */
const DERIVED: Record<string, (data: Data) => void> = {
  'courses modules': (data) => {
    data.hours = totalHours(data.modules as Parameters<typeof totalHours>[0]);
  },
  'site.yaml legal.siret': ({ legal }) => {
    const facts = legal as Data;
    facts.siret = `${String(facts.siren)} 00012`;
  },
};

const COUNTS: Record<string, readonly number[]> = {
  courses: [0, 1, 1, 2, 4, 8],
  blog: [0, 0, 1, 3, 9],
  team: [1, 2, 5],
  testimonials: [0, 1, 4],
  catalogues: [0, 1, 4],
  creators: [0, 1],
};

/** Completes a draft to an `Entry`. The functions of `REFERENCES` read none of these fields. */
const UNREAD = { body: '', offset: 0, source: '', parseProblems: [] };

const TRIES = 4;
const ROUNDS = 60;

class RefusedProvider extends Error {}

/** Makes random content from a seed, and changes what the content check refuses until the check accepts everything. */
class ProviderMaker {
  readonly world: World;
  readonly day: Date;
  #drafts: Draft[] = [];
  #draws = 0;
  readonly #seed: number;
  readonly #tries = new Map<string, number>();

  constructor(seed: number) {
    this.#seed = seed;
    const examples = exampleTexts();
    this.day = new Date(this.draw(fc.constantFrom(...DAYS)));
    this.world = {
      day: this.day,
      optional: this.draw(fc.constantFrom(0, 3, 5, 8, 10)),
      pictures: [...pictures.keys()],
      examplesOf: (schema) => examples.get(schema) ?? [],
    };
  }

  draw<Value>(arbitrary: fc.Arbitrary<Value>): Value {
    this.#draws += 1;
    const [value] = fc.sample(arbitrary, { seed: this.#seed * 100_003 + this.#draws, numRuns: 1 });
    return value as Value;
  }

  make(): Provider {
    const optionalFiles = OPTIONAL_FILES.filter(() => !this.draw(fc.boolean()));
    for (const name of Object.keys(FILE_RULES)) if (!optionalFiles.includes(name)) this.#add(name, `content/${name}`);
    for (const kind of Object.keys(FOLDER_RULES)) this.#addFolder(kind);
    this.#repair();
    return { day: this.day, files: filesOf(this.#drafts) };
  }

  #add(kind: string, file: string): void {
    const data = this.draw(valueOf(schemaOf(kind), this.world)) as Data;
    this.#drafts.push({ file, kind, data, body: this.#body(file) });
  }

  #body(file: string): string | undefined {
    if (file.endsWith('.yaml')) return undefined;
    const example = file.replace('content', 'examples/minimal');
    // Legal pages must contain what the law requires, so most have the text of the minimal example.
    if (existsSync(example) && this.draw(fc.integer({ min: 1, max: 4 })) > 1)
      return readFileSync(example, 'utf8').replace(/^---\n.*?\n---\n/s, '');
    // Testimonials are quoted as they are, without Markdown.
    if (file.startsWith('content/testimonials/')) return this.draw(frenchText(1, 600));
    return this.draw(markdownBody(this.world, file.endsWith('.mdx')));
  }

  #addFolder(kind: string): void {
    const { extensions = [] } = FOLDER_RULES[kind] ?? {};
    const { editor } = z.globalRegistry.get(schemaOf(kind)) ?? {};
    const count = this.draw(fc.constantFrom(...(COUNTS[kind] ?? [99])));
    const drawn = () => this.draw(fc.uniqueArray(slug, { minLength: count, maxLength: count, size: 'max' }));
    const names = editor?.fixed ? exampleNames(kind).slice(0, count) : drawn();
    for (const [index, name] of names.entries()) {
      const id = editor?.numbered ? `${String(index + 1)}-${name}` : name;
      this.#add(kind, `content/${kind}/${id}${this.draw(fc.constantFrom(...extensions))}`);
    }
  }

  /** Gives each field that names another entry, such as a trainer, the name of an entry that exists. */
  #refer(): void {
    for (const { fields, known } of REFERENCES) {
      const names = known(this.#drafts.map((draft) => ({ ...draft, id: parse(draft.file).name, ...UNREAD })));
      if (names === undefined || names.length === 0) continue;
      for (const { kind, data } of this.#drafts)
        for (const path of fields[kind] ?? []) this.#replaceNames(data, path.split('.'), names);
    }
  }

  #replaceNames(data: unknown, [key = '', ...rest]: readonly string[], names: readonly string[]): void {
    if (Array.isArray(data)) for (const item of data) this.#replaceNames(item, [key, ...rest], names);
    const value = valueAt(data, [key]);
    if (value === undefined) return;
    if (rest.length > 0) {
      this.#replaceNames(value, rest, names);
      return;
    }
    const known = (name: unknown) => (names.includes(String(name)) ? name : this.draw(fc.constantFrom(...names)));
    (data as Data)[key] = Array.isArray(value) ? [...new Set(value.map(known))] : known(value);
  }

  #repair(): void {
    for (let round = 0; round < ROUNDS; round += 1) {
      this.#refer();
      const findings = this.#errors();
      if (findings.length === 0) return;
      // Later items come first, because a removal shifts the items after it.
      for (const finding of findings.toReversed()) this.#change(finding);
    }
    this.#refer();
    throw new RefusedProvider(
      `The provider of seed ${this.#seed} stays refused: ${JSON.stringify(this.#errors(), null, 1)}`,
    );
  }

  /** The findings that stop a build, and warnings of links to unpublished pages and of pages that look alike. */
  #errors(): Finding[] {
    writeContent(filesOf(this.#drafts), DRAFT);
    return findingsOn(this.day, join(DRAFT, 'content')).filter(
      ({ severity, allowed = '', rule }) =>
        severity === 'error' || allowed.includes('que le public voit') || rule === 'page-repeated',
    );
  }

  /**
   * Generates a new value for the field of a finding. If the finding stays, removes the field, then regenerates its
   * parent, up to the file.
   */
  #change({ file, field }: Finding): void {
    const draft = this.#drafts.find((one) => one.file === file);
    if (draft === undefined) return;
    const key = `${file} ${field}`;
    const tries = this.#tries.get(key) ?? 0;
    this.#tries.set(key, tries + 1);
    const derive = DERIVED[`${draft.kind} ${field}`];
    const path = pathOf(field);
    const level = Math.floor(tries / TRIES);
    if (field === '' && draft.body !== undefined && level === 0) draft.body = this.#body(file);
    else if (derive !== undefined && tries === 0) derive(draft.data);
    else if (level >= path.length) this.#redrawFile(draft, level > path.length);
    else this.#redraw(draft, path.slice(0, path.length - level), tries % TRIES === TRIES - 1);
  }

  #redrawFile(draft: Draft, isHopeless: boolean): void {
    const mayGo = !(draft.kind in FILE_RULES) || OPTIONAL_FILES.includes(draft.kind);
    if (isHopeless && mayGo) this.#drafts = this.#drafts.filter((one) => one !== draft);
    draft.data = this.#newValue(schemaOf(draft.kind)) as Data;
  }

  #redraw({ kind, data }: Draft, path: (string | number)[], isLast: boolean): void {
    const schema = schemaOf(kind);
    const field = schemaAt(schema, path);
    const mayGo = isOptional(schema, path) || typeof path.at(-1) === 'number';
    setAt(data, path, field === undefined || (isLast && mayGo) ? undefined : this.#newValue(field));
  }

  #newValue = (schema: z.core.$ZodType) => this.draw(valueOf(schema, { ...this.world, optional: 5 }));
}

/** The findings of a content folder on a day. The audit adds its findings only if the files have no error. */
function findingsOn(day: Date, folder: string): Finding[] {
  const files = inFolder(folder);
  const problems = checkContent('.', files);
  if (problems.some(({ severity }) => severity === 'error')) return problems;
  return [...problems, ...auditContent(loadContent('.', [], files), day)];
}

/** The maximum number of drafts. If a draft cannot be repaired, the next draft adds `OTHER_SEED` to the seed. */
const MAX_DRAFTS = 4;
const OTHER_SEED = 1_000_000;

export function randomProvider(seed: number, drafts = MAX_DRAFTS): Provider {
  try {
    return new ProviderMaker(seed).make();
  } catch (error) {
    if (drafts === 1 || !(error instanceof RefusedProvider)) throw error;
    return randomProvider(seed + OTHER_SEED, drafts - 1);
  }
}
