import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { showProgress } from './progress.ts';

/** The output on a stream while so many pieces of work are done. */
function shown(total: number, isTTY: boolean): string {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 100 });
  let written = '';
  stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const progress = showProgress('Lecture', total, stream as unknown as NodeJS.WriteStream);
  for (let done = 0; done < total; done += 1) progress.advance();
  progress.stop();
  return written;
}

test('shows how far long work is, on a screen', () => {
  const written = shown(200, true);
  expect(written).toContain('Lecture ░');
  expect(written).toContain('200/200');
});

test('writes nothing to a file or a program, nor for what takes no time', () => {
  expect(shown(200, false)).toBe('');
  expect(shown(20, true)).toBe('');
});
