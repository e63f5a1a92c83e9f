import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { keyboardOn } from './prompts.ts';

/** The answer where these keys are typed. */
async function typing(keys: string, proposed: boolean): Promise<boolean> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const answered = keyboardOn({ input, output }).agree('Publier', proposed);
  input.write(keys);
  return answered;
}

test.each([
  ['o\r', false, true],
  ['Oui\r', false, true],
  ['n\r', true, false],
  ['\r', true, true],
  ['\r', false, false],
])('takes %j where %j is proposed for %j', async (keys, proposed, answer) => {
  expect(await typing(keys, proposed)).toBe(answer);
});
