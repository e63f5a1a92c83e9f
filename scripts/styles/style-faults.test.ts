import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstGroups } from '#src/integrations/style-text.ts';
import { readText } from '#src/lib/text-file.ts';
import { classLists } from './class-lists.ts';
import { styleFaults } from './style-faults.ts';

const told = async (file: string, text: string): Promise<string[]> =>
  (await styleFaults(new Map([[file, text]]))).map(({ line, name }) => `${String(line)} ${name}`);

test.each([
  ['One.astro', '<p class="section bg-papier">…</p>'],
  ['One.astro', "<p class:list={['section', isOpen && 'bg-papier']}>…</p>"],
  ['One.astro', "<p class:list={{ section: true, 'bg-papier': isOpen }}>…</p>"],
  ['One.astro', "<p class:list={['section', { 'bg-papier': isOpen }]}>…</p>"],
  ['One.astro', "<p class={isOpen ? 'text-ink' : 'bg-papier'}>…</p>"],
  ['One.astro', '<p class="bg-papier">…</p><style>.one { color: theme(one.bg-papier) } /* .bg-papier */</style>'],
  ['One.astro', "<Card titleClass='bg-papier' />"],
  ['One.astro', "<ul>{names.map((name) => <li class='bg-papier'>{name}</li>)}</ul>"],
  ['One.tsx', "export const one = <p className={isOpen ? 'text-ink' : 'bg-papier'}>…</p>;"],
  ['one.ts', "element.classList.toggle('bg-papier', isOpen);"],
  ['one.ts', "element.querySelector('p')?.classList.replace('text-ink', 'bg-papier');"],
  ['one.ts', "element.className = 'bg-papier';"],
  ['one.ts', "h('p', { className: 'bg-papier' });"],
  ['one.ts', "export const CARD_CLASSES = { open: 'bg-papier' };"],
  ['one.ts', "export const card = { open: 'grid gap-4 bg-papier' };"],
])('tells in %s of a class without a rule: %s', async (file, text) => {
  expect(await told(file, text)).toEqual(['1 bg-papier']);
});

test('tells the line of a class in the front matter, the markup and the script of a component', async () => {
  const text = [
    '---',
    "const card = 'bg-papier';",
    'const title = `grid',
    '  text-sm`;',
    '---',
    '<!-- Nothing to read: <p class="one"> -->',
    '<p class={card}><span class:list={[title]}>…</span></p>',
    '<script>',
    "  document.body.classList.add('rounded-lg');",
    '</script>',
    '<p class="bg-amber-100">…</p>',
  ].join('\n');
  expect(await told('One.astro', text)).toEqual(['2 bg-papier', '4 text-sm', '11 bg-amber-100', '9 rounded-lg']);
});

test('reads every class of the markup of every component', () => {
  const components = globSync('src/**/*.astro');
  expect(components.length).toBeGreaterThan(100);
  for (const file of components) {
    const text = readText(file);
    const said = classLists(file, text)
      .strings.filter(({ isOfClasses }) => isOfClasses)
      .map(({ words }) => words.join(' '));
    for (const list of firstGroups(text, /\sclass="([^"\n]*)"/g)) expect(said, file).toContain(list);
  }
});

test('knows utilities, devices, marks for variants, and classes of the style of a component', async () => {
  const text = [
    '<p class="group section grid-cols-fit-[17.5rem] hover:bg-ink script:hidden [&_li]:mt-2 peer/box pen-line">…</p>',
    "<p class=\"own\" style=\"--own: 1px\">{isOpen === 'bg-papier' ? '' : 'A grid of words'}</p>",
    '<p class="w-(--own) text-(length:--text-h2) p-[var(--nope,1px)]">…</p>',
    '<style>.own { margin: var(--gutter); }</style>',
  ].join('\n');
  const texts = new Map([
    ['One.astro', text],
    ['one.css', ':root { --gutter: 1px; --text-h2: 2rem; }'],
  ]);
  expect(await styleFaults(texts)).toEqual([]);
});

test.each([
  ['One.astro', '<p class="text-(--color-nope)">…</p>', '--color-nope'],
  ['One.astro', '<p class="text-(length:--nope)">…</p>', '--nope'],
  ['One.tsx', "export const one = <p style={{ color: 'var(--nope)' }}>…</p>;", '--nope'],
  ['one.css', '.one { color: var(--nope); }', '--nope'],
])('tells in %s of a custom property that nothing defines: %s', async (file, text, name) => {
  expect(await told(file, text)).toEqual([`1 ${name}`]);
});

test.each(['dark:bg-ink', 'hover:dark:bg-ink', 'not-dark:bg-ink'])(
  'refuses %s, which does not know what the visitor has chosen',
  async (name) => {
    const [fault] = await styleFaults(new Map([['one.ts', `export const one = '${name}';`]]));
    expect(fault).toMatchObject({ line: 1, name });
    expect(fault?.fault).toContain('tokens change by themselves');
  },
);

test('refuses the dark variant in a style sheet too, as a utility and as a block', async () => {
  expect(await told('one.css', '.one {\n  @apply grid\n    dark:hidden;\n}')).toEqual(['3 dark:hidden']);
  expect(await told('one.css', '.one {\n  @variant dark {\n    margin: 0;\n  }\n}')).toEqual(['2 dark']);
});

test('refuses a constant of classes that is made of parts, and no other', async () => {
  const text = [
    '---',
    'const ground = `bg-${tone}`;',
    "const size = 'text-' + kind;",
    'const id = `part-${tone}`;',
    '---',
    '<p class:list={[ground, size, id && "section"]} id={id}>…</p>',
  ].join('\n');
  expect(await told('One.astro', text)).toEqual(['2 a class', '3 a class']);
});

test('proposes the class that a letter was wrong in', async () => {
  const [fault] = await styleFaults(
    new Map([['One.astro', '<p class="sectoin sectio">…</p>\n<p class="section">…</p>']]),
  );
  expect(fault?.fault).toContain('misspelt');
  const faults = await styleFaults(new Map([['One.astro', '<p class="section-inc">…</p>']]));
  expect(faults[0]?.fault).toBe('no rule; did you mean section-ink?');
});
