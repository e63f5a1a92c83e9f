import { parseFrontmatter } from 'astro/markdown';
import { load, YAMLException } from 'js-yaml';
import { CONTENT } from '#src/lib/content-folder.ts';
import type { ProjectFiles } from './project-files.ts';

export type ContentSource = {
  /** The data of the YAML, unchecked. */
  data: unknown;
  /** The text below the front matter; empty in a data file. */
  body: string;
  /** How many lines of the file come before the body. */
  offset: number;
};

/** How `yamlProblem` knows the exception that is ours. */
export const ALIAS = 'alias';

/** `- *nom`, `champ: *nom`, `[*nom, *autre]` */
const ALIAS_LINE = /(?:^\s*|[-:,[{]\s*)\*[\w-]+\s*(?:$|[\],}])/;

/**
 * Throws where one part of a file stands in two places, by the name that YAML lets it have. A few lines could else name one
 * another until whatever reads them all never ends, or hold themselves.
 */
function assertNoAlias(data: unknown, source: string): void {
  const seen = new Set<object>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || value instanceof Date) return;
    if (seen.has(value)) {
      const line = Math.max(
        0,
        source.split('\n').findIndex((text) => ALIAS_LINE.test(text)),
      );
      throw new YAMLException(ALIAS, { buffer: source, column: 0, line, name: '', position: 0, snippet: '' });
    }
    seen.add(value);
    Object.values(value).forEach(visit);
  };
  visit(data);
}

/** The data of a YAML text without aliases. Throws a YAMLException where it has some or cannot be read. */
function readYaml(source: string): unknown {
  const data = load(source);
  assertNoAlias(data, source);
  return data;
}

/** Takes a content file apart as Astro does. Throws a YAMLException where a line cannot be read. */
export function parseSource(file: string, source: string): ContentSource {
  if (file.endsWith('.yaml')) return { data: readYaml(source), body: '', offset: 0 };
  const { frontmatter, content } = parseFrontmatter(source);
  assertNoAlias(frontmatter, source.slice(source.indexOf('---')));
  // As Astro gives it to its compiler: an indented first line is a paragraph, and no code.
  const body = content.trimStart();
  const offset = source.slice(0, source.length - body.length).split('\n').length - 1;
  return { data: frontmatter, body, offset };
}

/** The data of a file of `content/`, unchecked; nothing while it is missing or unreadable, a problem of its own. */
export function readData(files: ProjectFiles, name: string): unknown {
  const path = `${CONTENT}/${name}`;
  try {
    return files.has(path) ? readYaml(files.read(path)) : undefined;
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}
