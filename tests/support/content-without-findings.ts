import { type Content, type CourseSheet, loadContent } from '#src/content-audit/load-content.ts';
import { LEGAL_PAGES } from '#src/content-audit/provider.ts';
import type { CheckedEntry } from '#src/content-model/check-entry.ts';
import { parseText } from '#src/content-model/texts.ts';
import { creatorSchema } from '#src/features/ai-course/ai-course-schema.ts';
import type { WordingName } from '#src/features/ai-course/read-ai-course.ts';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { legalPageSchema } from '#src/features/editorial/page-texts-schema.ts';
import { figuresSchema } from '#src/features/figures/figure-schema.ts';
import { COMPLETE_COURSE, type CourseFields, sampleCertificate, sampleCourse, sampleFigure } from './sample-course.ts';

const fileOf = (kind: string, id: string, data: object, body = ''): CheckedEntry => ({
  file: `content/${kind}/${id}.md`,
  kind,
  id,
  data,
  body,
  offset: 10,
  source: '',
  parseProblems: [],
  problems: [],
  textLinks: parseText(body, false).links,
  textIds: new Set(),
});

export function courseWith(fields: object = {}, body = ''): CourseSheet {
  const data = { ...COMPLETE_COURSE, ...fields };
  return {
    ...fileOf('courses', 'excel', data, body),
    sheet: { seatsCheckedOn: undefined, ...sampleCourse(data as CourseFields) },
  };
}

/** The sessions file of these courses. */
function sessionsOf(courses: readonly CourseSheet[]) {
  const sessions = courses.flatMap(({ sheet }) => sheet.sessions);
  const sheet = { sessions, seatsCheckedOn: courses[0]?.sheet.seatsCheckedOn };
  return { ...fileOf('sessions.yaml', 'sessions', {}), file: 'content/sessions.yaml', sheet };
}

export function articleWith(fields: object, body: string) {
  const required = { title: 'Titre', excerpt: 'Chapeau', category: 'Sécurité', author: 'Apolline Ferrand-Lauzier' };
  const data = { ...required, createdOn: '2026-01-15', ...fields };
  return { ...fileOf('blog', '1-titre', data, body), sheet: articleSchema.parse(data) };
}

export function legalPageWith(id: string, fields: object = {}) {
  const data = { title: id, description: id, updatedOn: '2026-10-01', ...fields };
  return { ...fileOf('legal', id, data), sheet: legalPageSchema.parse(data) };
}

export function creatorWith(partnership: string) {
  const block = { title: 'Écrire', description: 'Un courriel.' };
  const texts = { displayName: 'C.', channel: 'C.', welcome: 'Bonjour.', suspended: 'Rien ne peut payer.' };
  const data = { ...texts, partnership, blocks: Array(4).fill(block) };
  return { ...fileOf('creators', 'demo', data), sheet: creatorSchema.parse(data) };
}

export function sampleFigures() {
  const data = {
    updatedOn: '2026-10-01',
    figures: ['passing', 'satisfaction'].map(sampleFigure),
    method: [{ title: 'Méthode', detail: 'Un questionnaire.' }],
    ratings: [{ title: 'Avis', detail: 'Recueillis par nos soins.' }],
  };
  return { ...fileOf('figures.yaml', 'figures', data), file: 'content/figures.yaml', sheet: figuresSchema.parse(data) };
}

const from = (validFrom: string, amount: number) => ({ validFrom: new Date(validFrom), amount, source: 'Décret' });
export const RULES = {
  readOn: new Date('2026-11-01'),
  participation: [from('2026-01-01', 103.2), from('2026-04-02', 150)],
  account: [{ validFrom: new Date('2020-01-01'), yearly: 500, ceiling: 5000, source: 'Code du travail' }],
  exemptions: [{ id: 'emploi', who: 'Les demandeurs d’emploi', situation: 'Je suis demandeur d’emploi' }],
  caps: [{ ...from('2026-02-26', 1500), register: 'RS' as const, exception: 'CléA' }],
};

const shipped = loadContent('.');

/** The shipped AI course, whose wordings make no claim unless `promises` replaces them. `more` adds fields. */
export function aiCourseWith(promises: Partial<Record<WordingName, string>> = {}, more: object = {}) {
  if (shipped.aiCourse === undefined) throw new Error('content/ai-course.yaml is missing');
  const { sheet } = shipped.aiCourse;
  const wordings = Object.fromEntries(
    Object.entries(sheet.wordings).map(([name, wording]) => {
      const text = promises[name as WordingName] ?? 'Une promesse tenue';
      return [name, typeof wording === 'string' ? text : { open: text, suspended: 'Une promesse tenue' }];
    }),
  ) as typeof sheet.wordings;
  return { ...shipped.aiCourse, data: { wordings, ...more }, sheet: { ...sheet, wordings, testimonials: [] } };
}

/** Content in which the audit finds nothing, with some parts replaced. */
export function contentWith(changes: Partial<Content> = {}): Content {
  const certificate = sampleCertificate();
  const { sheet: financing, ...financingFile } = shipped.financing;
  const { courses: planned = [courseWith()] } = changes;
  const content = {
    ...shipped,
    sessions: sessionsOf(planned),
    site: { ...shipped.site, sheet: { ...shipped.site.sheet, certificate } },
    figures: sampleFigures(),
    aiCourse: aiCourseWith(),
    financing: { ...financingFile, sheet: { ...financing, rules: RULES } },
    courses: planned,
    articles: [],
    creators: [],
    catalogues: [],
    legal: LEGAL_PAGES.map((id) => legalPageWith(id)),
    ...changes,
  };
  const { courses, articles, creators, legal, figures, aiCourse } = content;
  return {
    ...content,
    files: changes.files ?? [...courses, ...articles, ...creators, ...legal, figures, aiCourse],
  };
}
