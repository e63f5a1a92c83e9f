import { parse } from 'node:path';
import { FOLDER_RULES } from '#src/content-model/content-rules.ts';
import { filesOnDisk } from '#src/content-model/project-files.ts';
import { nextArticleNumber } from '#src/features/blog/article.ts';
import type { Trainer } from '#src/features/courses/course-facts.ts';
import type { Figure } from '#src/features/figures/figure-schema.ts';
import { publishedFigures } from '#src/features/figures/figures.ts';
import { trainerOf } from '#src/features/team/trainers.ts';
import { hostedEditing } from '#src/site/editing.ts';
import { site } from '#src/site/site.ts';
import type { Site } from '#src/site/site-schema.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { type CmsBackend, hostedBackend, localBackend } from './cms-backend.ts';

/** Facts of the content that the screen must know and its schemas don't say. */
export type ContentFacts = {
  backend: CmsBackend;
  /** The folder that all of it stands in, from the project's root. */
  content: string;
  /** The folders that hold .mdx files. */
  componentFolders: readonly string[];
  /** The first number that no article has. */
  nextNumber: number;
  /** The address of the site, to go back to. */
  siteUrl: string;
  /** The sources of a course's facts beside its sheet. */
  contact: Site['contact'];
  offices: Site['offices'];
  figures: Readonly<Record<string, Figure>>;
  team: Readonly<Record<string, Trainer | undefined>>;
};

const namesIn = (folder: string): string[] => filesOnDisk('.').names(`${CONTENT}/${folder}`);

const backendHere = (isLocal: boolean): CmsBackend => {
  const editing = isLocal ? undefined : hostedEditing(process.env);
  return editing === undefined ? localBackend : hostedBackend(editing);
};

export const contentFacts = (isLocal: boolean): ContentFacts => ({
  backend: backendHere(isLocal),
  content: CONTENT,
  componentFolders: Object.keys(FOLDER_RULES).filter((folder) => namesIn(folder).some((name) => name.endsWith('.mdx'))),
  nextNumber: nextArticleNumber(namesIn('blog').filter((name) => /^\d/.test(name))),
  siteUrl: isLocal ? '/' : site.brand.url,
  contact: site.contact,
  offices: site.offices,
  figures: publishedFigures.figures,
  team: Object.fromEntries(namesIn('team').map((name) => [parse(name).name, trainerOf(parse(name).name)])),
});
