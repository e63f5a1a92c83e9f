import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserExecutable } from '../scripts/browser.ts';
import { orLeave, type Program, readCommandLine } from '../scripts/command-line.ts';
import { comparePictures } from './compare-pictures.ts';
import { galleryPage } from './gallery-page.ts';
import type { PictureState, Site, TakenState, Width } from './picture-state.ts';
import { type BuiltSite, builtSite, checkoutOf, commitOf, stopAll } from './site-builds.ts';
import { controlStates } from './states/controls.ts';
import { formStates } from './states/forms.ts';
import { listStates } from './states/lists.ts';
import { pagesAtRest, pageStates } from './states/pages.ts';
import { Photographer } from './take-picture.ts';

const PROGRAM: Program = {
  name: 'gallery',
  language: 'en',
  summary:
    'Takes a picture of every page and state at 360 and 1280 px (pages at rest also at 768 and 1920) and writes .cache/gallery/index.html, to look through.',
  options: {
    against: { type: 'string', describe: 'builds this commit too, and shows what looks different' },
    only: { type: 'string', default: '', describe: 'the states whose group or name holds these words' },
    dark: { type: 'boolean', default: false, describe: 'as visitors of dark pages see them' },
    list: { type: 'boolean', default: false, describe: 'the names of the states, without taking pictures' },
  },
  notes: ['A state is one line of gallery/states/. What another commit looked like is taken once a day.'],
};

const FOLDER = '.cache/gallery';
const ROOT = process.cwd();

/** Each has a browser, which keeps a core busy. */
const WORKERS = 2;

type Values = { against?: string; only: string; dark: boolean; list: boolean };
const { values: options } = await orLeave(() => readCommandLine<Values>(process.argv.slice(2), PROGRAM), PROGRAM);

/** The sites of a checkout, each built when a state first asks for it; builds of one checkout wait for one another. */
class Sites {
  readonly #root: string;
  readonly #built = new Map<Site, Promise<BuiltSite>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(root: string) {
    this.#root = root;
  }

  get(site: Site): Promise<BuiltSite> {
    const known = this.#built.get(site);
    if (known !== undefined) return known;
    const build = this.#last.then(() => builtSite(this.#root, site));
    this.#last = build.catch(() => undefined);
    this.#built.set(site, build);
    return build;
  }

  stop = (): Promise<void> => stopAll(this.#built.values());
}

const slug = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

const words = options.only.toLowerCase().split(/\s+/);
const isWanted = ({ group, name }: PictureState) =>
  words.every((word) => `${group} ${name}`.toLowerCase().includes(word));

/** The same state on a slate; forced colours and paper have one look. */
const inTheDark = (state: PictureState): PictureState[] => {
  const { colours, media } = state.conditions;
  if (colours !== undefined || media !== undefined) return [];
  return [{ ...state, group: `${state.group}, dark`, conditions: { ...state.conditions, colours: 'dark' } }];
};

const started = performance.now();
const seconds = () => `${String(Math.round((performance.now() - started) / 1000))} s`;

const now = new Date();
now.setHours(10, 0, 0, 0);

const here = new Sites(ROOT);
const { pages } = await here.get('as shipped');
const wanted = [...pagesAtRest(pages), ...pageStates, ...controlStates, ...formStates, ...listStates].filter(isWanted);
const states = options.dark ? wanted.flatMap(inTheDark) : wanted;
console.log(`${String(states.length)} states, built in ${seconds()}`);
if (options.list) {
  for (const { group, name } of states) console.log(`${group}: ${name}`);
  await here.stop();
  process.exit();
}

const against = options.against === undefined ? undefined : await commitOf(ROOT, options.against);
/** The folder of the other commit's pictures of today: pages show dates. */
const earlier = against && join(FOLDER, 'commits', `${against}-${now.toISOString().slice(0, 10)}`);
if (earlier !== undefined) await mkdir(earlier, { recursive: true });

let othersSites: Promise<Sites> | undefined;
/** The other commit is checked out when the first of its pictures is wanted. */
const sitesThere = (commit: string): Promise<Sites> =>
  (othersSites ??= checkoutOf(ROOT, commit).then((root) => new Sites(root)));

for (const part of ['now', 'before', 'difference'])
  await rm(join(FOLDER, part), { recursive: true, force: true }).then(() =>
    mkdir(join(FOLDER, part), { recursive: true }),
  );

const launch = (settings: readonly string[] = []) =>
  chromium.launch({
    executablePath: browserExecutable(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ...settings,
    ],
  });

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The picture of a state at one of its widths, and beside it that of the other commit. */
async function take(photographer: Photographer, state: PictureState, width: Width): Promise<TakenState> {
  const taken: TakenState = { ...state, width, file: `${slug(`${state.group} ${state.name}`)}-${String(width)}.png` };
  const pictureIn = async (sites: Sites) => {
    const { origin } = await sites.get(state.site);
    return photographer.take(state, { origin, width, now });
  };
  try {
    const picture = await pictureIn(here);
    await writeFile(join(FOLDER, 'now', taken.file), picture);
    if (against === undefined || earlier === undefined) return taken;
    const kept = join(earlier, taken.file);
    const before = await readFile(kept)
      .catch(async () => {
        const pictureThere = await pictureIn(await sitesThere(against));
        await writeFile(kept, pictureThere);
        return pictureThere;
      })
      .catch(() => undefined);
    // A state that the other commit did not have has changed as a whole.
    if (before === undefined) return { ...taken, changed: Infinity };
    const comparison = await comparePictures(before, picture);
    if (comparison === undefined) return taken;
    await writeFile(join(FOLDER, 'before', taken.file), before);
    await writeFile(join(FOLDER, 'difference', taken.file), comparison.picture);
    return { ...taken, changed: comparison.pixels };
  } catch (error) {
    return { ...taken, trouble: messageOf(error) };
  }
}

// Those of one width after the other: pages at rest share a window.
const jobs = states
  .flatMap((state) => state.widths.map((width) => ({ state, width })))
  .sort((one, two) => one.width - two.width);
const taken: TakenState[] = [];
let next = 0;
async function work(): Promise<void> {
  // Of its own: a browser draws and writes one picture at a time.
  const photographer = new Photographer(launch);
  for (let job = jobs[next++]; job !== undefined; job = jobs[next++])
    taken.push(await take(photographer, job.state, job.width));
  await photographer.close();
}
await Promise.all(Array.from({ length: WORKERS }, work));
await Promise.all([here.stop(), othersSites?.then((sites) => sites.stop())]);

const place = new Map(states.map(({ group, name }, index) => [`${group}/${name}`, index]));
const placeOf = ({ group, name }: TakenState) => place.get(`${group}/${name}`) ?? 0;
taken.sort((one, two) => placeOf(one) - placeOf(two) || one.width - two.width);

await writeFile(join(FOLDER, 'index.html'), galleryPage(taken, options.against));
const troubles = taken.filter(({ trouble }) => trouble !== undefined);
for (const { group, name, width, trouble } of troubles)
  console.error(
    `Out of reach: ${group}: ${name}, at ${String(width)} px: ${trouble?.split('\n').slice(0, 4).join(' ') ?? ''}`,
  );
const changed = taken.filter((state) => state.changed !== undefined).length;
console.log(
  `${String(taken.length - troubles.length)} pictures of ${String(states.length)} states in ${seconds()}` +
    (against === undefined ? '' : `, ${String(changed)} of them changed since ${options.against ?? ''}`) +
    `: ${join(FOLDER, 'index.html')}`,
);
process.exitCode = troubles.length > 0 ? 1 : 0;
