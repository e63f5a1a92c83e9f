import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
  overrideConfig: { languageOptions: { parserOptions: { project: false } } },
});

async function refusals(file: string, markup: string): Promise<number> {
  const text = file.endsWith('.astro') ? `---\n---\n${markup}\n` : `export const one = (tone: string) => ${markup};\n`;
  const [result] = await eslint.lintText(text, { filePath: `src/features/home/${file}` });
  return result?.messages.length ?? 0;
}

test.each([
  ['One.astro', '<p class={`text-${tone}`}>…</p>'],
  ['One.astro', '<p class=`text-${tone}`>…</p>'],
  ['One.astro', "<p class:list={['section', `text-${tone}`]}>…</p>"],
  ['One.tsx', '<p className={`text-${tone}`}>…</p>'],
  ['One.tsx', "<p className={'text-' + tone}>…</p>"],
  ['one.ts', 'document.body.classList.add(`text-${tone}`)'],
  ['one.ts', "document.querySelector('p')?.classList.toggle('text-' + tone, true)"],
  ['One.astro', '<script>document.body.classList.add(`text-${tone}`)</script>'],
])('refuses in %s a class that is made of parts: %s', async (file, markup) => {
  expect(await refusals(file, markup)).toBe(1);
});

test.each([
  ['One.astro', "<p class:list={['section', tone && 'text-ink']}>…</p>"],
  ['One.astro', '<p class="section" id={`part-${tone}`}>…</p>'],
  ['one.ts', "document.body.classList.add('text-ink', tone)"],
  ['One.tsx', "<p className={tone === '' ? 'text-ink' : 'text-margin'}>…</p>"],
])('accepts in %s whole classes: %s', async (file, markup) => {
  expect(await refusals(file, markup)).toBe(0);
});
