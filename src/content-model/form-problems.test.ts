import { expect, test } from 'vitest';
import { contactForm, FORMS, isFormKind, isOfAiCourse, typeName } from '#src/features/contact/contact-forms.ts';
import { formProblems } from './form-problems.ts';
import { filesOnDisk, withOverlay } from './project-files.ts';

const files = filesOnDisk('.');
const REQUESTS = 'content/requests.yaml';
const only = (list: string, key: string, ...names: string[]) =>
  Buffer.from(`${list}:\n${names.map((name) => `  - ${key}: ${name}\n`).join('')}`);

/** The forms that every provider has: a message, a complaint… */
const forms = Object.keys(FORMS)
  .filter(isFormKind)
  .map(contactForm)
  .filter((form) => !isOfAiCourse(form));
const types = [...new Set(forms.map(({ type }) => typeName(type)))];
const thanks = [...new Set(forms.map(({ thanks: page }) => page.slice(1)))];

/** The files that a provider without a course on AI has to write. */
const withoutAiCourse = withOverlay(
  files,
  new Map([
    ['content/ai-course.yaml', null],
    [REQUESTS, only('confirmations', 'form', ...types)],
    ['content/thank-you.yaml', only('pages', 'path', ...thanks)],
  ]),
);

test('finds a mail and a page of thanks for each form', () => {
  expect(types).toEqual(expect.arrayContaining(['contact', 'reclamation']));
  expect(formProblems(files)).toEqual([]);
  expect(formProblems(withoutAiCourse)).toEqual([]);
});

test('names the forms that have no mail, those of the AI course where there is one', () => {
  const others = types.filter((type) => type !== 'contact').join(', ');
  const changes = new Map([[REQUESTS, only('confirmations', 'form', 'contact')]]);
  expect(formProblems(withOverlay(withoutAiCourse, changes))).toEqual([
    expect.objectContaining({ file: REQUESTS, field: 'confirmations', found: `rien pour ${others}` }),
  ]);
  const [problem] = formProblems(withOverlay(files, changes));
  expect(problem?.found).toMatch(/^rien pour inscription_formation_ia, .*reclamation/);
});

test('names the pages of thanks that are missing', () => {
  const others = thanks.filter((page) => page !== 'merci-rappel').join(', ');
  const changes = new Map([['content/thank-you.yaml', only('pages', 'path', 'merci-rappel')]]);
  expect(formProblems(withOverlay(withoutAiCourse, changes))).toEqual([
    expect.objectContaining({ file: 'content/thank-you.yaml', found: `rien pour ${others}` }),
  ]);
});
