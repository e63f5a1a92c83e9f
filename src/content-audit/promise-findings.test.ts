import { expect, test } from 'vitest';
import { sampleCertificate } from '#tests/support/sample-certificate.ts';
import { sampleCertification, sampleSession } from '#tests/support/sample-course.ts';
import { contentWith, courseWith } from '#tests/support/sound-content.ts';
import { displayedTexts } from './content-texts.ts';
import type { Content } from './load-content.ts';
import { promiseFindings } from './promise-findings.ts';

const DAY = new Date('2026-11-23');

const found = (changes: Partial<Content> = {}, texts: string[] = [], day = DAY) =>
  promiseFindings(
    contentWith(changes),
    texts.map((text) => ({ file: 'content/site.yaml', field: 'faq', kind: 'site.yaml', text, allowed: [] })),
    day,
  ).map(({ check, found: words }) => `${check}: ${words}`);

test('finds nothing in sound content, nor in what ships', () => {
  const content = contentWith();
  expect(promiseFindings(content, displayedTexts(content), DAY)).toEqual([]);
});

test('tells a certifier who also certifies the organisation', () => {
  const { body } = sampleCertificate();
  const course = courseWith({ certification: { ...sampleCertification, certifier: body } });
  expect(found({ courses: [course] })).toEqual([`certifier-audits: « ${body} »`]);
});

test('tells « la plupart » where half of the courses at most are certifying', () => {
  const text = 'La plupart des parcours préparent à une certification.';
  const certifying = courseWith({ certification: sampleCertification });
  const other = courseWith({ certification: undefined, eligibleForCPF: false });
  expect(found({ courses: [certifying, other] }, [text])[0]).toMatch(/^share-contradicted: .*1 sur 2$/);
  expect(found({ courses: [certifying, certifying, other] }, [text])).toEqual([]);
});

test('tells a session away from our offices whose room nobody describes', () => {
  const sessions = [{ ...sampleSession({ place: 'Nantes' }), elsewhere: true }];
  expect(found({ courses: [courseWith({ sessions, accessibility: 'Adaptable.' })] })).toEqual([
    'premises-unsaid: rien sur Nantes',
  ]);
  expect(found({ courses: [courseWith({ sessions, accessibility: 'À Nantes, ascenseur.' })] })).toEqual([]);
});

test('tells a reference from the day on which it is no longer right', () => {
  const text = 'Le référentiel compte trente-deux indicateurs.';
  expect(found({}, [text], new Date('2026-10-31T22:30:00Z'))).toEqual([]);
  expect(found({}, [text], new Date('2026-10-31T23:30:00Z'))).toHaveLength(1);
});
