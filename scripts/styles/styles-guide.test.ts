import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstGroups } from '#src/integrations/style-text.ts';
import { readText } from '#src/lib/text-file.ts';
import { TONE_NAMES } from '#src/site/tones.ts';
import { styleFaults } from './style-faults.ts';
import { classesOfSheet, withRule } from './tailwind-rules.ts';

const GUIDE = readText('docs/styles.md');
const [TABLE = ''] = firstGroups(GUIDE, /\n## What there is\n([\s\S]*?)\n\n[A-Z]/g);
const named = new Set(firstGroups(GUIDE, /`([^`\n]+)`/g));
const inTable = new Set(firstGroups(TABLE, /`([^`\n]+)`/g));

/** Without the screen of the editors, whose classes are Decap's. */
const SHEETS = new Map(
  globSync('src/{styles,features,components}/**/*.css').map((file) => [file, readText(file)] as const),
);

/** How the guide names a token: `--text-small` is `text-small`. */
const FAMILIES = [
  ['--color-', ''],
  ['--font-weight-', 'font-'],
  ['--font-', 'font-'],
  ['--text-', 'text-'],
  ['--leading-', 'leading-'],
  ['--radius-', 'rounded-'],
  ['--container-', 'max-w-'],
  ['--spacing-', 'gap-'],
  ['--ease-', 'ease-'],
  ['--animate-', 'animate-'],
] as const;

const nameOf = (token: string): string => {
  if (token.startsWith('--breakpoint-')) return `${token.slice('--breakpoint-'.length)}:`;
  const [start, name] = FAMILIES.find(([prefix]) => token.startsWith(prefix)) ?? ['', 'var('];
  return name + token.slice(start.length) + (start === '' ? ')' : '');
};

test('the guide to styles names every token and every tone', () => {
  const tokens = firstGroups(readText('src/styles/tokens.css'), /^ +(--[a-z][\w-]*):/gm).filter(
    (token) => token !== '--spacing' && token !== '--default-transition-duration',
  );
  expect(tokens.length).toBeGreaterThan(40);
  expect([...tokens.map(nameOf), ...TONE_NAMES].filter((name) => !inTable.has(name))).toEqual([]);
});

test('the guide to styles names no utility that has no rule', async () => {
  const utilities = [...inTable].filter((name) =>
    /^(font|text|leading|rounded|max-w|gap|ease|animate|transition)-[\w-]+$/.test(name),
  );
  expect(utilities.length).toBeGreaterThan(20);
  const ruled = await withRule(utilities);
  expect(utilities.filter((name) => !ruled.has(name))).toEqual([]);
});

test('the guide to styles names every class of ours', () => {
  const classes = [...SHEETS.values()].flatMap(classesOfSheet);
  expect(classes).toContain('section-ink');
  expect([...new Set(classes)].filter((name) => !named.has(name))).toEqual([]);
});

test('the sections to copy have a rule for each of their classes', async () => {
  const sections = firstGroups(GUIDE, /```astro\n([\s\S]*?)```/g);
  expect(sections).toHaveLength(1);
  const guide = 'docs/styles.astro';
  const faults = await styleFaults(new Map([...SHEETS, [guide, sections.join('\n')]]));
  expect(faults.filter(({ file }) => file === guide)).toEqual([]);
});
