import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('types no delay of an answer or a call a second time, neither in pages nor in the texts around forms', () => {
  const files = [
    ...globSync('src/{pages,features,layouts}/**/*.{astro,tsx}'),
    ...['requests', 'ai-course'].map((name) => `content/${name}.yaml`),
  ];
  const typed = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replaceAll('\u00a0', ' ').trim())
      // The comment that explains the words, and a claim that has two wordings of its own.
      .filter((line) => !/^#|Réponse sous 48 h/.test(line))
      .filter((line) => /\b(sous|dans les) \d+ (h|heures|minutes|jours)\b/.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(typed).toEqual([]);
});
