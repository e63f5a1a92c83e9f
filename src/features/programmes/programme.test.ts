import { expect, test } from 'vitest';
import { shareImage } from '#src/features/share-image/draw-share-image.ts';
import { drawableText } from '#src/site/drawable-text.ts';
import { sampleCourse } from '#tests/support/sample-course.ts';
import { courseProgramme, programmeSources } from './course-programme.ts';
import { contentHash } from './draw-programme.ts';

const today = new Date('2026-11-21T00:00:00Z');
const programmeOf = (fields?: Parameters<typeof sampleCourse>[0]) =>
  courseProgramme(programmeSources('excel', sampleCourse(fields), today));

test.each(['✅ Calculer', '日本 المغرب', '\uF0B7 Trier\u200B'])(
  'draws %j on a share image without characters that the typefaces lack',
  async (text) => {
    const card = { title: text, note: text, tone: 'blue' } as const;
    const bare = { title: drawableText(text), note: drawableText(text), tone: 'blue' } as const;
    expect((await shareImage(card)).equals(await shareImage(bare))).toBe(true);
  },
);

test('changes the content hash with the texts, not with the drawing', () => {
  const programme = programmeOf();
  expect(contentHash(programme)).toMatch(/^[0-9a-f]{12}$/);
  expect(contentHash({ ...programme, picture: '<svg/>' })).toBe(contentHash(programme));
  expect(contentHash(programmeOf({ level: 'Débutant' }))).not.toBe(contentHash(programme));
});
