import { expect, test } from 'vitest';
import { mailLink } from '#src/lib/mail-link.ts';
import { sampleCourse, sampleSession } from '#tests/support/sample-course.ts';
import { publishedFacts } from './course-json.ts';
import { employerLetter } from './employer-letter.ts';
import { offeredSessions } from './sessions.ts';

function letterOf(fields: Parameters<typeof sampleCourse>[0] = {}, canUsePublicFunding = true) {
  const course = sampleCourse(fields);
  return employerLetter({
    title: course.title,
    facts: publishedFacts(course),
    sessions: offeredSessions(course, new Date('2026-11-21T10:00:00Z')),
    provider: 'Cursive',
    programme: 'https://www.cursive.example/programmes/excel.pdf',
    canUsePublicFunding,
  });
}

test('states price, hours, open dates, funding and programme, and fits a mail link', () => {
  const days = ['2027-01-11', '2027-02-01', '2027-03-01', '2027-04-05', '2027-05-03'];
  const letter = letterOf({
    price: { amount: 690, unit: 'person', tax: 'exempt' },
    sessions: days.map((day, index) =>
      sampleSession({ start: day, end: day, place: 'Angers', booked: index === 1 ? 8 : 0 }),
    ),
  });
  expect(letter).toEqual({
    subject: 'Demande de formation\u00a0: Excel, les fondamentaux',
    text: `Bonjour,

Je souhaite suivre la formation «\u00a0Excel, les fondamentaux\u00a0», proposée par Cursive.

Tarif\u00a0: 690\u00a0€ par personne, exonéré de TVA (formation professionnelle continue)
Durée\u00a0: 14 heures (2 jours)
Dates\u00a0: le 11 janvier 2027, Angers\u202f; le 1er mars 2027, Angers\u202f; le 5 avril 2027, Angers
Financement\u00a0: plan de développement des compétences, ou OPCO si la demande est déposée avant le début de la formation
Programme\u00a0: https://www.cursive.example/programmes/excel.pdf

Je reste à votre disposition pour en parler.

Bien cordialement,
`,
  });
  const { href, searchParams } = new URL(mailLink(letter.subject, letter.text));
  expect(searchParams.get('body')).toBe(letter.text.replaceAll('\n', '\r\n'));
  expect(href.length).toBeLessThan(2000);
});

test('leaves dates open without sessions, and omits the OPCO without a certificate', () => {
  const { text } = letterOf({}, false);
  expect(text).toContain('Dates\u00a0: à convenir\n');
  expect(text).toContain('Financement\u00a0: plan de développement des compétences\n');
});
