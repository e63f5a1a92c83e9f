import { expect, test } from 'vitest';
import { lineText } from '#src/features/courses/course-facts.ts';
import { shareImage } from '#src/features/share-image/draw-share-image.ts';
import { drawableText } from '#src/site/drawable-text.ts';
import { readPdf, wordsOf } from '#tests/support/programme-pdf.ts';
import { sampleCertification, sampleCourse } from '#tests/support/sample-course.ts';
import { courseProgramme, programmeSources } from './course-programme.ts';
import { contentHash, drawProgramme } from './draw-programme.ts';

const today = new Date('2026-11-21T00:00:00Z');
const sourcesOf = (fields: Parameters<typeof sampleCourse>[0] = {}) =>
  programmeSources('excel', sampleCourse(fields), today);
const programmeOf = (fields?: Parameters<typeof sampleCourse>[0]) => courseProgramme(sourcesOf(fields));

const modulesOf = (count: number, points: number) =>
  Array.from({ length: count }, (_, module) => ({
    title: `Un module dont le titre dit assez bien ce que l’on y fait, numéro ${String(module + 1)}`,
    hours: 3.5,
    points: Array.from(
      { length: points },
      (_point, index) =>
        `Comparer plusieurs façons de présenter des indicateurs à des responsables qui n’ont que cinq minutes, cas ${String(index + 1)}`,
    ),
  }));
const sentence = 'Cette phrase assez longue est là pour occuper la place que prendrait une vraie explication. ';

const longest = () =>
  sourcesOf({
    title:
      'Préparer, conduire et évaluer une transformation numérique dans une collectivité territoriale de taille moyenne',
    description: sentence.repeat(4).trim(),
    audience: sentence.repeat(3).trim(),
    prerequisites: sentence.repeat(3).trim(),
    objectives: Array.from({ length: 6 }, () => `Décrire ${sentence.toLowerCase()}`.trim()),
    modules: modulesOf(6, 5),
    methods: Array.from({ length: 6 }, () => sentence.trim()),
    accessibility: sentence.repeat(4).trim(),
    certification: sampleCertification,
  });

test('draws a course with long fields on three pages, without losing text', async () => {
  const sources = longest();
  const { pages, words } = await readPdf(await drawProgramme(courseProgramme(sources)));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.length).toBeLessThanOrEqual(3);
  for (const line of sources.facts.flatMap(({ detail }) => detail)) expect(words).toContain(wordsOf(lineText(line)));
  for (const { title } of modulesOf(6, 5)) expect(words).toContain(wordsOf(title));
});

test.each(['✅ Calculer', '🚀', '日本 المغرب', '\uF0B7 Trier\u200B', 'Łukasz ≥ 3', 'm'.repeat(90)])(
  'draws %j on the page, without characters that the typefaces lack',
  async (text) => {
    const programme = programmeOf({
      ...{ title: text, description: text, category: text.slice(0, 60), duration: text.slice(0, 60), audience: text },
      ...{ objectives: [text, text, text], modules: [{ title: text.slice(0, 90), hours: 1, points: [text] }] },
    });
    const { words, pages } = await readPdf(await drawProgramme(programme));
    expect(words).toContain(wordsOf(drawableText(text)));
    expect(Math.max(...pages.map(({ right }) => right)), 'a page is 595 points wide').toBeLessThan(570);
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
