import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('hard-codes no delay of an answer or a call in pages and form texts', () => {
  const files = [
    ...globSync('src/{pages,features,layouts}/**/*.{astro,tsx}'),
    ...['requests', 'ai-course'].map((name) => `content/${name}.yaml`),
  ];
  const delays = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replaceAll('\u00a0', ' ').trim())
      // Skips YAML comments, and one claim that may state a delay.
      .filter((line) => !/^#|Réponse sous 48 h/.test(line))
      .filter((line) => /\b(sous|dans les) \d+ (h|heures|minutes|jours)\b/.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(delays).toEqual([]);
});
