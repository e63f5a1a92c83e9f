import { expect, test } from 'vitest';
import { formProblems } from './form-problems.ts';
import { filesOnDisk, withOverlay } from './project-files.ts';

const files = filesOnDisk('.');
const REQUESTS = 'content/requests.yaml';
const only = (list: string, key: string, ...names: string[]) =>
  Buffer.from(`${list}:\n${names.map((name) => `  - ${key}: ${name}\n`).join('')}`);

/** What a provider without a course on AI has to write: the answers to a message and to a complaint. */
const withoutAiCourse = withOverlay(
  files,
  new Map([
    ['content/ai-course.yaml', null],
    [REQUESTS, only('confirmations', 'form', 'contact', 'reclamation')],
    ['content/thank-you.yaml', only('pages', 'path', 'merci-rappel', 'merci-reclamation')],
  ]),
);

test('finds a mail and a page of thanks for each form', () => {
  expect(formProblems(files)).toEqual([]);
  expect(formProblems(withoutAiCourse)).toEqual([]);
});

test('names the forms that have no mail, those of the AI course where there is one', () => {
  const changes = new Map([[REQUESTS, only('confirmations', 'form', 'contact')]]);
  expect(formProblems(withOverlay(withoutAiCourse, changes))).toEqual([
    expect.objectContaining({ file: REQUESTS, field: 'confirmations', found: 'rien pour reclamation' }),
  ]);
  const [problem] = formProblems(withOverlay(files, changes));
  expect(problem?.found).toMatch(/^rien pour inscription_formation_ia, .*reclamation$/);
});

test('names the pages of thanks that are missing', () => {
  const changes = new Map([['content/thank-you.yaml', only('pages', 'path', 'merci-rappel')]]);
  expect(formProblems(withOverlay(withoutAiCourse, changes))).toEqual([
    expect.objectContaining({ file: 'content/thank-you.yaml', found: 'rien pour merci-reclamation' }),
  ]);
});
