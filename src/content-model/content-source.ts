import { parseFrontmatter } from 'astro/markdown';
import { load, YAMLException } from 'js-yaml';
import type { ProjectFiles } from './project-files.ts';

export type ContentSource = {
  /** What the YAML says, unchecked. */
  data: unknown;
  /** The text below the front matter; empty in a data file. */
  body: string;
  /** How many lines of the file come before the body. */
  offset: number;
};

/** Takes a content file apart as Astro does. Throws a YAMLException where a line cannot be read. */
export function parseSource(file: string, source: string): ContentSource {
  if (file.endsWith('.yaml')) return { data: load(source), body: '', offset: 0 };
  const { frontmatter, content } = parseFrontmatter(source);
  const offset = source.slice(0, source.length - content.length).split('\n').length - 1;
  return { data: frontmatter, body: content, offset };
}

/** What a data file of `content/` says, unchecked; nothing while it is missing or unreadable, a problem of its own. */
export function readData(files: ProjectFiles, name: string): unknown {
  const path = `content/${name}`;
  try {
    return files.has(path) ? load(files.read(path)) : undefined;
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}
