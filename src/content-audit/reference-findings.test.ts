import { expect, test } from 'vitest';
import { articleWith, contentWith, courseWith, testimonialWith } from '#tests/support/sound-content.ts';
import { TODAY } from '#tests/support/sound-course.ts';
import { loadContent } from './load-content.ts';
import { referenceFindings } from './reference-findings.ts';

const found = (changes: Parameters<typeof contentWith>[0]) =>
  referenceFindings(contentWith(changes), TODAY).map(({ check, field, found: words, mend }) =>
    [check, field, words, mend].filter(Boolean).join(' | '),
  );

test('finds nothing in what ships', () => {
  expect(referenceFindings(loadContent('.'), TODAY)).toEqual([]);
});

test('finds a title that a course had and has no longer', () => {
  const continuations = '« Excel, les fondamentaux » puis « Excel, les fondamentos ».';
  expect(found({ courses: [courseWith({ continuations })] })).toEqual([
    'title-unknown | continuations | « Excel, les fondamentos » | vouliez-vous écrire « Excel, les fondamentaux » ?',
  ]);
  expect(found({ courses: [courseWith({ continuations: '« Excel », ou une autre.' })] })).toEqual([]);
  expect(found({ testimonials: [testimonialWith({ course: 'Word' })] })).toEqual(['title-unknown | course | « Word »']);
});

test.each([{ published: false }, { publishOn: '2027-01-01' }])('finds a link to a page that is %j', (fields) => {
  const hidden = courseWith({ continuations: 'Rien.', ...fields });
  const link = articleWith({}, 'Un.\n\nVoyez [la fiche](/courses/excel#programme).');
  expect(found({ courses: [hidden], articles: [link] })).toEqual([
    'link-unpublished | ligne 13 | « /courses/excel#programme »',
  ]);
  expect(found({ courses: [hidden], articles: [{ ...link, data: { ...fields } }] })).toEqual([]);
});
