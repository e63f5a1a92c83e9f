import { expect, test } from 'vitest';
import { contact, enrolment, postJson } from '#tests/support/contact-requests.ts';
import { at, leads, leadsProject } from '#tests/support/leads-project.ts';
import { asChart } from './stats-command.ts';

async function threeRequests() {
  const project = await leadsProject();
  await project.handle(postJson({ ...contact, page: '/contact' }), at('2026-11-18T09:00:00Z'));
  await project.handle(postJson({ ...contact, page: '/courses' }), at('2026-11-20T23:30:00Z'));
  await project.handle(postJson({ ...enrolment, page: '/contact' }), at('2026-11-20T23:40:00Z'));
  return project;
}

test('counts requests per day of Paris, form, course and page', async () => {
  const { root } = await threeRequests();
  const { code, out } = await leads(root, ['stats', '--json']);
  expect([code, JSON.parse(out)]).toEqual([
    0,
    {
      total: 3,
      todo: 3,
      perDay: [
        { value: '2026-11-18', count: 1 },
        { value: '2026-11-19', count: 0 },
        { value: '2026-11-20', count: 0 },
        { value: '2026-11-21', count: 2 },
      ],
      perType: [
        { value: 'contact', count: 2 },
        { value: 'inscription_formation_ia', count: 1 },
      ],
      perCourse: [
        { value: 'bureautique', count: 2 },
        { value: 'formation ia', count: 1 },
      ],
      perPage: [
        { value: '/contact', count: 2 },
        { value: '/courses', count: 1 },
      ],
    },
  ]);
});

test('draws the same for people, within their screen', async () => {
  const { root } = await threeRequests();
  const { out } = await leads(root, ['stats'], { columns: 60 });
  expect(out).toContain('3 demandes, dont 3 à traiter\n');
  expect(out).toMatch(/Par jour\n {2}2026-11-18 {2}1 {2}█+\n {2}2026-11-19 {2}0\n/);
  expect(out).toContain('Par formulaire\n');
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
});

test('counts only what its filters let through', async () => {
  const { root } = await threeRequests();
  expect((await leads(root, ['stats', '--page', '/contact'])).out).toContain('2 demandes');
  expect((await leads(root, ['stats', '--since', '2026-11-21', '--limit', '1'])).out).toContain('1 demande,');
});

test('sums up months when there are many days, and other values when there are many', async () => {
  const { root, handle } = await leadsProject();
  for (let day = 0; day < 40; day += 1) {
    const instant = new Date(Date.UTC(2026, 9, 1 + day, 10)).toISOString();
    await handle(postJson({ ...contact, page: `/courses/${String(day % 15)}` }), at(instant));
  }
  const { out } = await leads(root, ['stats']);
  expect(out).toMatch(/Par mois\n {2}2026-10 {2}31 .*\n {2}2026-11 {3}9 /);
  expect(out).toContain('Par jour, les 31 derniers\n  2026-10-10');
  expect(out).toMatch(/4 autres +8 /);
});

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
