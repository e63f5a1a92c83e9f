import { CONTENT } from '#src/lib/content-folder.ts';
import { fold } from '#src/lib/french-text.ts';
import { listAt } from '#src/lib/value-at.ts';
import type { RawFinding } from './finding.ts';
import type { Content } from './load-content.ts';

/** The pages that the law, or the quality reference, asks of a provider. */
export const LEGAL_PAGES = [
  'mentions-legales',
  'confidentialite',
  'cgv',
  'accessibilite',
  'reclamations',
  'signalement',
  'reglement-interieur',
];

/** The mentions that the page of a creator has to make, and how one finds each in the words of its notice. */
const PARTNERSHIP: readonly (readonly [what: string, words: RegExp])[] = [
  ['« publicité » ou « collaboration commerciale »', /publicite|collaboration commerciale/],
  ['le financement public', /fonds publics|financement public|cpf/],
  ['la participation du titulaire', /participation/],
  ['moncompteformation.gouv.fr', /moncompteformation/],
];

const undatedTestimonials = ({ testimonials }: Content): RawFinding[] =>
  testimonials.flatMap(({ file, sheet: { trainedAt } }): RawFinding[] =>
    trainedAt === undefined ? [{ check: 'review-undated', file, field: 'trainedAt', found: 'rien' }] : [],
  );

/** « Idriss B. » of « Idriss Belhomme-Karam » and of « Idriss B. » alike. */
const shortName = (name: string): string => fold(name).replace(/^(\S+) +(\S).*$/, '$1 $2');

/** Reviewers whom a reader could take for people of the team. */
function reviewersLikeTeam({ testimonials, aiCourse, team, site }: Content): RawFinding[] {
  const { contact, legal } = site.sheet;
  const names = [...team.map(({ sheet }) => sheet.name), contact.accessibilityOfficer.name, legal.publicationDirector];
  const reviewers = [
    ...testimonials.map(({ file, sheet: { name } }) => ({ file, field: 'name', name })),
    ...(aiCourse?.sheet.testimonials ?? []).map(({ name }, index) => ({
      file: aiCourse?.file ?? '',
      field: `testimonials[${index + 1}].name`,
      name,
    })),
  ];
  return reviewers.flatMap(({ file, field, name }): RawFinding[] => {
    const like = names.find((member) => shortName(member) === shortName(name));
    return like === undefined
      ? []
      : [{ check: 'reviewer-like-team', file, field, found: `« ${name} », comme ${like}` }];
  });
}

const unsaidPartnerships = ({ creators }: Content): RawFinding[] =>
  creators.flatMap(({ file, sheet: { partnership } }): RawFinding[] => {
    const missing = PARTNERSHIP.filter(([, words]) => !words.test(fold(partnership))).map(([what]) => what);
    return missing.length === 0
      ? []
      : [{ check: 'partnership-unsaid', file, field: 'partnership', found: `il manque : ${missing.join(', ')}` }];
  });

const missingLegalPages = ({ legal }: Content): RawFinding[] =>
  LEGAL_PAGES.filter((page) => !legal.some(({ id }) => id === page)).map((page) => ({
    check: 'legal-page-missing',
    file: `${CONTENT}/legal/${page}.md`,
    field: '',
    found: 'aucun fichier de ce nom',
  }));

/** The sample values that a file lists. */
const placeholders = ({ files }: Content): RawFinding[] =>
  files.flatMap(({ file, data }) =>
    listAt(data, ['placeholders']).map((path): RawFinding => ({
      check: 'placeholder',
      file,
      field: String(path),
      found: 'une valeur d’exemple',
    })),
  );

/** The findings on the provider's own pages, whatever the course. */
export const providerFindings = (content: Content): RawFinding[] => [
  ...undatedTestimonials(content),
  ...reviewersLikeTeam(content),
  ...unsaidPartnerships(content),
  ...missingLegalPages(content),
  ...placeholders(content),
];
