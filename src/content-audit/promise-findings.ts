import { REMOTE_PLACE } from '#src/features/courses/course-session-schema.ts';
import { fold } from '#src/lib/french-text.ts';
import { parisDay } from '#src/lib/paris-clock.ts';
import type { ContentText } from './content-texts.ts';
import type { RawFinding } from './finding.ts';
import type { Content } from './load-content.ts';

/** Certifications by the very body that certifies the organisation. */
const certifiersWhoAudit = ({ courses, site }: Content): RawFinding[] => {
  const auditor = site.sheet.certificate?.body;
  if (auditor === undefined) return [];
  return courses
    .filter(({ sheet }) => sheet.certification?.certifier === auditor)
    .map(({ file }) => ({
      check: 'certifier-audits',
      file,
      field: 'certification.certifier',
      found: `« ${auditor} »`,
    }));
};

const MOST = /la plupart (des|de nos|de vos) (parcours|formations)[^.]*certifi|certifi[^.]*,? pour la plupart/;

/** Texts that say of most courses what the catalogue says of half of them at most. */
function falseShares(texts: readonly ContentText[], { courses }: Content): RawFinding[] {
  const certifying = courses.filter(({ sheet }) => sheet.certification !== undefined).length;
  if (2 * certifying > courses.length) return [];
  return texts
    .filter(({ text }) => MOST.test(fold(text)))
    .map(({ file, field, text }) => ({
      check: 'share-contradicted',
      file,
      field,
      found: `« ${text} », mais ${certifying} sur ${courses.length}`,
    }));
}

/** Sessions in a town without an office, of which the sheet's accessibility says nothing. */
const unsaidPremises = ({ courses, site }: Content): RawFinding[] =>
  courses.flatMap(({ file, sheet: { sessions = [], accessibility = '' } }) => {
    const known = [REMOTE_PLACE, ...site.sheet.offices.map(({ address }) => address.city)];
    const towns = new Set(sessions.map(({ place }) => place).filter((place) => !known.includes(place)));
    return [...towns]
      .filter((town) => !accessibility.includes(town))
      .map((town): RawFinding => ({
        check: 'premises-unsaid',
        file,
        field: 'accessibility',
        found: `rien sur ${town}`,
      }));
  });

/** References that stand in many texts, with the first day in Paris on which each is no longer right. */
const OUTDATED = [
  { words: /261[-, ]{1,2}4[-, °]{1,3}4/, from: '2026-09-01', now: 'le code des impositions sur les biens et services' },
  { words: /\b(32|trente-deux) indicateurs/, from: '2026-11-01', now: 'trente-trois indicateurs' },
] as const;

const outdatedReferences = (texts: readonly ContentText[], today: Date): RawFinding[] =>
  texts.flatMap(({ file, field, text }) => {
    const folded = fold(text);
    return OUTDATED.filter(({ words, from }) => from <= parisDay(today) && words.test(folded)).map(
      ({ now }): RawFinding => ({
        check: 'reference-outdated',
        file,
        field,
        found: `« ${text} » ; aujourd’hui : ${now}`,
      }),
    );
  });

/** Statements of the site in one place that its own data or the day deny in another. */
export const promiseFindings = (content: Content, texts: readonly ContentText[], today: Date): RawFinding[] => [
  ...certifiersWhoAudit(content),
  ...falseShares(texts, content),
  ...unsaidPremises(content),
  ...outdatedReferences(texts, today),
];
