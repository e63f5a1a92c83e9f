import { expect, test } from 'vitest';
import { asChart } from './chart.ts';

const counts = [
  { value: 'bureautique', count: 16 },
  { value: 'ia', count: 7 },
  { value: 'rien', count: 0 },
];

test('draws bars in proportion, to an eighth of a column', () => {
  expect(asChart(counts, 30)).toBe(
    ['  bureautique  16  ███████████', '  ia            7  ████▉', '  rien          0', ''].join('\n'),
  );
});

test('shows even the smallest share, and stays within a narrow screen', () => {
  const lines = asChart(
    [
      { value: 'x'.repeat(60), count: 10_000 },
      { value: 'y', count: 1 },
    ],
    60,
  ).split('\n');
  expect(lines[1]).toContain('▏');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(60);
});

test('colours its bars only when it may', () => {
  expect(asChart(counts, 80, true)).toContain('\u001B[34m█');
  expect(asChart(counts, 80)).not.toContain('\u001B');
});

test('draws nothing of nothing', () => {
  expect(asChart([])).toBe('');
});
