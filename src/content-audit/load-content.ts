import type { z } from 'zod';
import { checkEntry } from '#src/content-model/check-entry.ts';
import { SCHEMAS } from '#src/content-model/content-rules.ts';
import { type Entry, filesOnDisk, readEntries } from '#src/content-model/read.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { spellPlaces, withSessions } from '#src/features/courses/published-courses.ts';
import { type FieldPath, textsIn, valueAt } from '#src/lib/template.ts';

/** Reads and parses valid content: call `checkContent` first. Skips drafts, except files that `words` name. */
export function loadContent(root: string, words: readonly string[] = [], disk = filesOnDisk(root)) {
  const isAudited = ({ file, data }: Entry) =>
    valueAt(data, ['published']) !== false || words.some((word) => file.includes(word));
  const files = readEntries(disk).map(checkEntry).filter(isAudited);
  const all = <Schema extends z.ZodType>(kind: string, schema: Schema) =>
    files.filter((file) => file.kind === kind).map((file) => ({ ...file, sheet: schema.parse(file.data) }));
  const one = <Schema extends z.ZodType>(kind: string, schema: Schema) => {
    const [file] = all(kind, schema);
    if (file === undefined) throw new Error(`${CONTENT}/${kind} is missing. Run checkContent first.`);
    return file;
  };
  const sessions = all('sessions.yaml', SCHEMAS['sessions.yaml'])[0];
  const site = one('site.yaml', SCHEMAS['site.yaml']);
  const planned = spellPlaces(sessions?.sheet ?? { sessions: [] }, site.sheet.offices);
  const courses = all('courses', SCHEMAS.courses).map((file) => ({
    ...file,
    sheet: withSessions(file.id, file.sheet, planned),
  }));
  return {
    files,
    sessions,
    courses,
    site,
    figures: one('figures.yaml', SCHEMAS['figures.yaml']),
    aiCourse: all('ai-course.yaml', SCHEMAS['ai-course.yaml'])[0],
    requests: one('requests.yaml', SCHEMAS['requests.yaml']),
    coursePages: one('course-pages.yaml', SCHEMAS['course-pages.yaml']),
    financing: one('financing.yaml', SCHEMAS['financing.yaml']),
    home: one('home.yaml', SCHEMAS['home.yaml']),
    about: one('about.yaml', SCHEMAS['about.yaml']),
    law: one('law.yaml', SCHEMAS['law.yaml']),
    accessibility: one('accessibility.yaml', SCHEMAS['accessibility.yaml']),
    articles: all('blog', SCHEMAS.blog),
    creators: all('creators', SCHEMAS.creators),
    testimonials: all('testimonials', SCHEMAS.testimonials),
    members: all('team', SCHEMAS.team),
    catalogues: all('catalogues', SCHEMAS.catalogues),
    legal: all('legal', SCHEMAS.legal),
  };
}

export type Content = ReturnType<typeof loadContent>;
export type CourseSheet = Content['courses'][number];

export type ContentText = {
  file: string;
  path: FieldPath;
  line?: number;
  kind: string;
  text: string;
};

const SKIPPED_FIELDS = new Set(['placeholders', 'claimsAcceptedBy', 'hiddenTeamMember']);

function paragraphs({ body, offset }: Entry): { path: FieldPath; line: number; text: string }[] {
  let line = offset + 1;
  return body.split(/\n[^\S\n]*\n/).flatMap((block) => {
    const start = line + (/^\s*/.exec(block)?.[0].split('\n').length ?? 1) - 1;
    line += block.split('\n').length + 1;
    return block.trim() === '' ? [] : [{ path: [], line: start, text: block.trim() }];
  });
}

export function displayedTexts({ files }: Pick<Content, 'files'>): ContentText[] {
  return files.flatMap((source) => {
    const { file, kind, data } = source;
    return [...textsIn(data, SKIPPED_FIELDS), ...paragraphs(source)].map((each) => ({ file, kind, ...each }));
  });
}
