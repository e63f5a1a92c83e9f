import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FailureNotice, type FailureProps, sentFacts, SentNotice } from './FormNotices.tsx';

const NEXT = { callback: { hours: 2, opens: 9, closes: 18 }, next: [] };
const at = new Date('2026-11-21T10:05:00Z');

test('returns the time of receipt, the subject and the deadline of the call', () => {
  const formation = 'Excel, les fondamentaux (session des 11 et 12 janvier 2027, Angers)';
  const values = { formation, courseInterest: 'bureautique', phone: '06 39 98 12 34 ' };
  expect(sentFacts({ at, values }, NEXT)).toEqual([
    ['Reçue', 'samedi 21 novembre 2026 à 11\u00a0h\u00a005'],
    ['Au sujet de', formation],
    ['Notre appel', 'lundi 23 novembre 2026, avant 11\u00a0h, au 06\u00a039\u00a098\u00a012\u00a034'],
  ]);
});

test.each<[FailureProps, string]>([
  [{ cause: 'offline' }, 'hors connexion'],
  [{ cause: 'unanswered' }, 'peut-être enregistrée'],
  [{ cause: 'failed' }, 'votre texte est toujours là. Réessayez dans un instant'],
  [{ cause: 'failed', retryAfter: 7200 }, 'Réessayez dans 2\u00a0heures'],
])('says what became of a request, and whom to call: %o', (failure, text) => {
  const notice = renderToStaticMarkup(<FailureNotice {...failure} />);
  expect(notice).toContain(text);
  expect(notice).toContain('href="tel:');
  // The toast already announces the failure.
  expect(notice).not.toMatch(/role=|aria-live/);
});

test('offers the calendar file of the chosen session only', () => {
  const choice = { value: 'Excel (11 janvier)', label: '11 janvier', calendar: '/calendriers/excel.ics' };
  const subject = { title: 'Excel', interest: '', choices: [{ value: 'Excel', label: 'Excel' }, choice] } as const;
  const noticeOf = (formation: string) =>
    renderToStaticMarkup(<SentNotice sent={{ at, values: { formation } }} nextSteps={NEXT} subject={subject} />);
  expect(noticeOf(choice.value)).toContain('href="/calendriers/excel.ics"');
  expect(noticeOf('Excel')).not.toContain('<a');
});
