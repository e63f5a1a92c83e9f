import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MUTANTS } from './mutation-score.ts';

test('puts each fault into one place of the code as it is, and runs tests that exist', async () => {
  const wrong: string[] = [];
  for (const { file, from, to, tests } of MUTANTS) {
    const places = (await readFile(file, 'utf8')).split(from).length - 1;
    if (places !== 1 || from === to) wrong.push(`${file}: ${from} stands there ${String(places)} times`);
    wrong.push(...tests.filter((one) => !existsSync(one)));
  }
  expect(wrong).toEqual([]);
});
