import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';

const stored = parse(readFileSync('content/figures.yaml', 'utf8')) as { figures: object[] };
const version = (id: string, value: string, renewedBy?: string) => ({
  ...{ id, value, renewedBy, label: 'de réussite', period: `année ${id}`, sample: '20 candidats', source: 'enquête' },
});
const figures = [version('2023', '98 %', '2024'), version('2024', '95 %', '2025'), version('2025', '91 %')];

vi.doMock('../../lib/content-file.ts', () => ({ readContentFile: () => ({ ...stored, figures }) }));
const { figure, providerFigures } = await import('./figures.ts');
const { figuresSchema } = await import('./figure-schema.ts');

test('shows the newest version of a figure, with the older ones as its history', () => {
  const newest = { value: '91 %', history: 'Avant\u00a0: 98 %, année 2023\u202f; 95 %, année 2024' };
  expect(figure('2023')).toMatchObject(newest);
  expect(providerFigures([{ data: { figures: { passing: '2023' } } }])).toEqual([]);
});

test.each([
  [['2024', '2025', undefined], []],
  [['2023', undefined, undefined], [0]],
  [
    ['2024', '2025', '2024'],
    [1, 2],
  ],
])('refuses a figure that replaces itself: %j', (renewals, refused) => {
  const renewed = figures.map((each, index) => ({ ...each, renewedBy: renewals[index] }));
  const { error } = figuresSchema.safeParse({ ...stored, figures: renewed });
  expect((error?.issues ?? []).map(({ path }) => path)).toEqual(refused.map((at) => ['figures', at, 'renewedBy']));
});
