import { isSameName } from '#src/features/team/team-member.ts';
import { linksOfValue } from '#src/content-model/links.ts';
import { nearest } from '#src/content-model/schema-problems.ts';
import { readText } from '#src/content-model/texts.ts';
import { fold } from '#src/lib/french-text.ts';
import { isPublic } from '#src/site/publication.ts';
import { textsIn, valueAt } from '#src/lib/template.ts';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { paths } from '#src/site/paths.ts';
import type { ContentFile } from './load-content.ts';
import type { ContentRule } from './rule.ts';

const REFERENCE = { group: 'references', severity: 'warning' } as const;

const plain = (title: string): string => fold(title).replace(/\s+/g, ' ').trim();

/** Whether a title is cited in full, or up to a comma or the like. */
const isCited = (title: string, cited: string): boolean =>
  title === cited || (title.startsWith(cited) && /^ ?[,:;(.]/.test(title.slice(cited.length)));

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  courses: paths.course,
  blog: (id) => paths.article(articleNumber(id)),
};

function isPublicFile({ data }: ContentFile, day: Date): boolean {
  const from = valueAt(data, ['publishOn']);
  const publishOn = typeof from === 'string' || from instanceof Date ? new Date(from) : undefined;
  return isPublic({ published: valueAt(data, ['published']) !== false, publishOn }, day);
}

/** References to an entry that has another name, or that the public does not see. */
export const REFERENCES = {
  'title-unknown': {
    ...REFERENCE,
    title: 'Un avis sur une formation que le catalogue n’a pas',
    law: 'les intitulés de content/courses',
    mend: 'écrivez l’intitulé exact d’une formation, ou retirez la mention',
    find: ({ content: { files, testimonials } }) => {
      const titles = files
        .filter(({ kind }) => kind === 'courses')
        .map(({ data }) => String(valueAt(data, ['title'])).trim());
      return testimonials.flatMap(({ file, sheet: { course } }) => {
        if (course === undefined || titles.some((title) => isCited(plain(title), plain(course)))) return [];
        const meant = nearest(course, titles);
        const mend = meant === undefined ? undefined : `vouliez-vous écrire « ${meant} » ?`;
        return [{ file, field: 'course', found: `« ${course} »`, mend }];
      });
    },
  },
  'author-unknown': {
    ...REFERENCE,
    title: 'Un article signé par quelqu’un que la page « À propos » ne présente pas',
    law: 'les noms de content/team ; article L121-2 du code de la consommation',
    mend: 'signez du nom d’une personne de content/team, ou ajoutez-y la sienne',
    find: ({ content: { articles, team, site } }) => {
      const names = team
        .map(({ sheet }) => sheet.name)
        .filter((name) => !isSameName(name, site.sheet.hiddenTeamMember));
      return articles
        .filter(({ sheet }) => !names.includes(sheet.author))
        .map(({ file, sheet }) => ({ file, field: 'author', found: `« ${sheet.author} »` }));
    },
  },
  'link-unpublished': {
    ...REFERENCE,
    title: 'Un lien vers une page que le public ne voit pas encore',
    law: 'published et publishOn de la page visée',
    mend: 'mettez en ligne la page visée, ou retirez le lien',
    find: ({ content: { files }, day }) => {
      const hidden = files
        .filter((source) => !isPublicFile(source, day))
        .flatMap(({ kind, id }) => PAGES[kind]?.(id) ?? []);
      if (hidden.length === 0) return [];
      return files
        .filter((source) => isPublicFile(source, day))
        .flatMap(({ file, data, body, offset }) => [
          ...textsIn(data).flatMap(({ field, text }) =>
            linksOfValue(text).map(({ address }) => ({ file, field, address })),
          ),
          ...readText(body, file.endsWith('.mdx')).links.map(({ address, line }) => ({
            file,
            field: `ligne ${line + offset}`,
            address,
          })),
        ])
        .filter(({ address }) => hidden.includes(address.replace(/[?#].*$/, '')))
        .map(({ address, ...place }) => ({ ...place, found: `« ${address} »` }));
    },
  },
} as const satisfies Readonly<Record<string, ContentRule>>;
