import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codeOf, codeOfFunctions, hashOf, type Journeys } from './served-files.ts';
import { BuiltSite } from '../preview-site.ts';
import { unchangedJourneys } from './unchanged-journeys.ts';

const SPEC = 'home.spec.ts';
const code = codeOf(`tests/e2e/${SPEC}`);
const functions = codeOfFunctions();

function site() {
  const root = mkdtempSync(join(tmpdir(), 'journeys-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'netlify.toml'), '[build]\n  publish = "dist"\n');
  const write = (file: string, text: string) => {
    writeFileSync(join(root, 'dist', file), text);
  };
  write('index.html', 'Accueil');
  write('courses.html', 'Formations');
  const served = async (...addresses: string[]) => {
    const built = new BuiltSite(root);
    const hashes: Record<string, string> = {};
    for (const address of addresses)
      hashes[address] = hashOf((await built.answer(new Request(`http://localhost${address}`))).headers.get('etag'));
    return hashes;
  };
  return { root, write, served };
}

const named = (title: string) => `[as shipped] › ${SPEC} › ${title}`;

test('leaves out the journeys that would be served just the same', async () => {
  const { root, write, served } = site();
  const journeys: Journeys = {
    [named('home')]: { code, functions, served: await served('/') },
    [named('courses')]: { code, functions, served: await served('/', '/courses') },
  };
  expect(await unchangedJourneys(root, journeys)).toEqual([named('home'), named('courses')]);
  write('courses.html', 'Toutes les formations');
  expect(await unchangedJourneys(root, journeys)).toEqual([named('home')]);
});

test('runs what was written anew, was never noted whole, or stands in no file any more', async () => {
  const { root, served } = site();
  const journeys: Journeys = {
    [named('written anew')]: { code: 'other', functions, served: await served('/') },
    [named('without a page')]: { code, functions, served: {} },
    '[as shipped] › gone.spec.ts › gone': { code, functions, served: await served('/') },
  };
  expect(await unchangedJourneys(root, journeys)).toEqual([]);
});

test('runs what was answered by a function whose code has changed', async () => {
  const { root, served } = site();
  const asked = { ...(await served('/')), '/api/contact': '' };
  const journeys: Journeys = {
    [named('sends')]: { code, functions, served: asked },
    [named('sent to another')]: { code, functions: 'other', served: asked },
    [named('only reads')]: { code, functions: 'other', served: await served('/') },
  };
  expect(await unchangedJourneys(root, journeys)).toEqual([named('sends'), named('only reads')]);
});
