import { expect, test } from 'vitest';
import { textStore } from '#tests/support/text-store.ts';
import type { HostedClient, HostedEntry } from './hosted-client.ts';
import { HostedFiles } from './hosted-files.ts';
import type { Choices } from './merge-entry.ts';
import type { Conflict } from './merge-save.ts';
import { OpenedEntries } from './opened-entries.ts';
import type { ShownProblem } from './entry-problems.ts';

const COURSE = 'content/courses/excel.md';
const PICTURE = 'content/images/ete.webp';

const course = (title: string, pace = 'Deux jours') =>
  `---\ntitle: ${title}\npace: ${pace}\ndescription: Des tableaux.\ncategory: Bureautique\nduration: 14 heures\n---\n\nTexte.\n`;

const failure = (facts: object) => Object.assign(new Error('Failed'), facts);

/** A repository with one draft at the most, and what somebody at the screen sees and chooses. */
function host({ site, draft }: { site?: string; draft?: Record<string, string> } = {}) {
  const state = {
    site: new Map(site === undefined ? [] : [[COURSE, site]]),
    draft: draft === undefined ? undefined : new Map(Object.entries(draft)),
    isDown: false,
    raw: '',
    choices: null as Choices | null,
    asked: [] as Conflict[],
    taken: [] as string[],
    refused: [] as ShownProblem[],
    saved: [] as { text: string; unpublished: boolean | undefined; assets: string[] }[],
  };
  const client: HostedClient = {
    getEntry: (path) => Promise.resolve({ data: state.site.get(path) ?? '' }),
    getMediaFile: (path) => {
      const text = state.isDown ? undefined : state.site.get(path);
      return text === undefined
        ? Promise.reject(failure({ status: state.isDown ? 500 : 404 }))
        : Promise.resolve({ file: new Blob([text]) });
    },
    unpublishedEntry: () =>
      state.draft === undefined
        ? Promise.reject(failure({ notUnderEditorialWorkflow: true }))
        : Promise.resolve({ diffs: [...state.draft.keys()].map((path) => ({ path, id: path })) }),
    unpublishedEntryDataFile: (_collection, _slug, path) => Promise.resolve(state.draft?.get(path) ?? ''),
    unpublishedEntryMediaFile: (_collection, _slug, path) =>
      Promise.resolve({ file: new File([state.draft?.get(path) ?? ''], path) }),
    persistEntry: async ({ dataFiles: [{ raw }], assets }, { unpublished }) => {
      const pictures = assets.map(async ({ path, toBase64 }) => `${path} ${atob(await toBase64())}`);
      state.saved.push({ text: raw, unpublished, assets: await Promise.all(pictures) });
      state.draft = new Map([...(state.draft ?? []), [COURSE, raw]]);
    },
    deleteFiles: (paths) => Promise.resolve(paths.map((path) => state.site.delete(path))),
  };
  const files = new HostedFiles(client, {
    opened: new OpenedEntries(textStore()),
    filledWith: () => state.raw,
    refuse: (problems) => state.refused.push(...problems),
    resolve: (conflict) => {
      state.asked.push(conflict);
      return Promise.resolve(state.choices);
    },
    tellTaken: (fields) => state.taken.push(...fields),
  });
  /** Opens the form as Decap does: from the draft where there is one. */
  const open = async () => {
    state.raw =
      state.draft === undefined
        ? (await files.getEntry(COURSE)).data
        : await files.unpublishedEntryDataFile('courses', 'excel', COURSE, COURSE);
  };
  const save = (raw: string, { newEntry = false, assets = [] as HostedEntry['assets'] } = {}) =>
    files.persistEntry(
      { dataFiles: [{ path: COURSE, slug: 'excel', raw }], assets },
      { collectionName: 'courses', newEntry, unpublished: false },
    );
  return { state, files, open, save };
}

test('saves a form as it is where nothing has changed', async () => {
  const { state, open, save } = host({ site: course('Excel') });
  await open();
  await save(course('Excel, la suite'));
  expect(state).toMatchObject({
    saved: [{ text: course('Excel, la suite'), unpublished: false }],
    asked: [],
    taken: [],
  });
});

test('adds a first draft to the one that somebody else has begun meanwhile, and says what it holds', async () => {
  const { state, open, save } = host({ site: course('Excel') });
  await open();
  state.draft = new Map([[COURSE, course('Excel', 'Le lundi')]]);
  await save(course('Excel, la suite'));
  expect(state).toMatchObject({
    saved: [{ text: course('Excel, la suite', 'Le lundi'), unpublished: true }],
    taken: ['Rythme'],
  });
});

test('begins a draft anew where the one that was opened has been published', async () => {
  const { state, open, save } = host({ site: course('Excel'), draft: { [COURSE]: course('Excel, la suite') } });
  await open();
  state.site.set(COURSE, course('Excel, la suite'));
  state.draft = undefined;
  await save(course('Excel, la fin'));
  expect(state.saved).toMatchObject([{ text: course('Excel, la fin'), unpublished: false }]);
  expect(state.asked).toEqual([]);
});

test('asks which value stays of a field that two have changed, and writes nothing before', async () => {
  const { state, open, save } = host({ site: course('Excel'), draft: { [COURSE]: course('Excel') } });
  await open();
  state.draft = new Map([[COURSE, course('Le leur')]]);
  await expect(save(course('Le mien'))).rejects.toThrow('Rien n’a été enregistré');
  expect(state.asked).toMatchObject([{ choices: [{ label: 'Intitulé', mine: 'Le mien', theirs: 'Le leur' }] }]);
  expect(state.saved).toEqual([]);
  state.choices = { title: 'theirs' };
  await save(course('Le mien'));
  expect(state.saved).toMatchObject([{ text: course('Le leur'), unpublished: true }]);
});

test('asks before it brings back an entry that is gone', async () => {
  const { state, open, save } = host({ site: course('Excel') });
  await open();
  state.site.clear();
  await expect(save(course('Le mien'))).rejects.toThrow('Rien n’a été enregistré');
  expect(state.asked).toEqual([{ version: null, choices: [] }]);
  state.choices = {};
  await save(course('Le mien'));
  expect(state.saved).toMatchObject([{ text: course('Le mien'), unpublished: false }]);
});

test('asks nothing where it takes an entry off the site itself, to save it as a draft', async () => {
  const { state, files, open, save } = host({ site: course('Excel') });
  await open();
  await files.deleteFiles([COURSE], 'Excel');
  await save(course('Excel'));
  expect(state).toMatchObject({ saved: [{ text: course('Excel') }], asked: [] });
});

test('writes no new entry over one that has come meanwhile', async () => {
  const { state, save } = host({ draft: { [COURSE]: course('Le leur') } });
  await expect(save(course('Le mien'), { newEntry: true })).rejects.toThrow('voyez pourquoi');
  expect(state.refused).toMatchObject([{ found: `${COURSE}, qui existe déjà` }]);
  expect(state.saved).toEqual([]);
});

test('refuses what two right forms would merge into, if it is wrong', async () => {
  const timed = (hours: number, parts: readonly number[]) => {
    const modules = parts
      .map((part) => `  - title: Bases\n    hours: ${part}\n    points:\n      - Cellules\n`)
      .join('');
    return course('Excel').replace(
      '---\n\n',
      `hours: ${hours}\n${modules === '' ? '' : `modules:\n${modules}`}---\n\n`,
    );
  };
  const { state, open, save } = host({ site: timed(14, []) });
  await open();
  state.site.set(COURSE, timed(14, [7, 7]));
  await expect(save(timed(21, []))).rejects.toThrow('voyez pourquoi');
  const [problem] = state.refused;
  expect(problem?.field).toBe('Modules');
  expect(problem?.found).toMatch(/^14\sh de modules pour 21\sh/);
  expect(state.saved).toEqual([]);
});

test('keeps the pictures that somebody else has put into the draft, and lets go those that a form has dropped', async () => {
  const { state, files, open, save } = host({ site: course('Excel'), draft: { [COURSE]: course('Excel') } });
  await open();
  state.draft?.set(PICTURE, 'la photo');
  await save(course('Excel, la suite'));
  expect(state.saved[0]?.assets).toEqual([`${PICTURE} la photo`]);
  await files.unpublishedEntryMediaFile('courses', 'excel', PICTURE, PICTURE);
  await save(course('Excel, la fin'));
  expect(state.saved[1]?.assets).toEqual([]);
});

test('deletes nothing that has changed since it was opened', async () => {
  const { state, files, open } = host({ site: course('Excel') });
  await open();
  state.site.set(COURSE, course('Excel, changé ailleurs'));
  await expect(files.deleteFiles([COURSE], 'Excel')).rejects.toThrow('Rien n’a été supprimé');
  expect(state.site.has(COURSE)).toBe(true);
});

test('takes no failure of the host for an entry that is gone', async () => {
  const { state, open, save } = host({ site: course('Excel') });
  await open();
  state.isDown = true;
  await expect(save(course('Le mien'))).rejects.toThrow('Failed');
  expect(state.asked).toEqual([]);
});
