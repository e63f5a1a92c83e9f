import { isSameName } from '#src/features/team/team-member.ts';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { fold } from '#src/lib/french-text.ts';
import { isPublic } from '#src/lib/publication.ts';
import { textsIn, valueAt } from '#src/lib/value-at.ts';
import { paths } from '#src/site/paths.ts';
import { nearest } from '#src/content-model/zod-messages.ts';
import { linksOfValue, readText } from '#src/content-model/text-links.ts';
import type { RawFinding } from './finding.ts';
import type { Content, ContentFile } from './load-content.ts';

const QUOTED = /«\s*([^»]+?)\s*»/g;

const plain = (title: string): string => fold(title).replace(/\s+/g, ' ').trim();

/** Titles that sheets and testimonials name, after a course has changed its own. */
function unknownTitles({ files, courses, testimonials }: Content): RawFinding[] {
  const titles = files.flatMap(({ kind, data }) => {
    const title = kind === 'courses' ? valueAt(data, ['title']) : undefined;
    return typeof title === 'string' ? [title.trim()] : [];
  });
  const known = titles.map(plain);
  // A long title may be cited by its beginning, up to a comma or the like.
  const isKnown = (title: string): boolean =>
    known.some((one) => one === title || (one.startsWith(title) && /^ ?[,:;(.]/.test(one.slice(title.length))));
  const unknown = (file: string, field: string, title: string): RawFinding[] => {
    if (isKnown(plain(title))) return [];
    const meant = nearest(title, titles);
    const mend = meant === undefined ? undefined : `vouliez-vous écrire « ${meant} » ?`;
    return [{ check: 'title-unknown', file, field, found: `« ${title} »`, mend }];
  };
  return [
    ...courses.flatMap(({ file, sheet: { continuations = '' } }) =>
      [...continuations.matchAll(QUOTED)].flatMap(([, title = '']) => unknown(file, 'continuations', title)),
    ),
    ...testimonials.flatMap(({ file, sheet: { course } }) =>
      course === undefined ? [] : unknown(file, 'course', course),
    ),
  ];
}

/** Articles whose author the site presents to nobody. */
function unknownAuthors({ articles, team, site }: Content): RawFinding[] {
  const shown = team
    .map(({ sheet: { name } }) => name)
    .filter((name) => !isSameName(name, site.sheet.hiddenTeamMember));
  return articles
    .filter(({ sheet: { author } }) => !shown.includes(author))
    .map(({ file, sheet: { author } }) => ({ check: 'author-unknown', file, field: 'author', found: `« ${author} »` }));
}

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  courses: paths.course,
  blog: (id) => paths.article(articleNumber(id)),
};

function isPublicFile({ data }: ContentFile, today: Date): boolean {
  const day = valueAt(data, ['publishOn']);
  const publishOn = typeof day === 'string' || day instanceof Date ? new Date(day) : undefined;
  return isPublic({ published: valueAt(data, ['published']) !== false, publishOn }, today);
}

/** Links from what the public reads to drafts, and to pages whose day has not come. */
function unpublishedTargets({ files }: Content, today: Date): RawFinding[] {
  const hidden = files
    .filter((source) => source.kind in PAGES && !isPublicFile(source, today))
    .flatMap(({ kind, id }) => PAGES[kind]?.(id) ?? []);
  if (hidden.length === 0) return [];
  const isHidden = (address: string): boolean => hidden.includes(address.replace(/[?#].*$/, ''));
  return files
    .filter((source) => isPublicFile(source, today))
    .flatMap(({ file, data, body, offset }): RawFinding[] => {
      const inFields = textsIn(data).flatMap(({ field, text }) =>
        linksOfValue(text).map(({ address }) => ({ field, address })),
      );
      const inText = readText(body, file.endsWith('.mdx')).links.map(({ address, line }) => ({
        field: `ligne ${line + offset}`,
        address,
      }));
      return [...inFields, ...inText]
        .filter(({ address }) => isHidden(address))
        .map(({ field, address }) => ({ check: 'link-unpublished', file, field, found: `« ${address} »` }));
    });
}

/** References to another entry of `content/` that is no longer called so, or that nobody can see. */
export const referenceFindings = (content: Content, today: Date): RawFinding[] => [
  ...unknownTitles(content),
  ...unknownAuthors(content),
  ...unpublishedTargets(content, today),
];
