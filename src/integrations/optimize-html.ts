import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withoutSeemingTags } from '#src/lib/markup-pieces.ts';
import { inlineIcons } from './inline-icons.ts';
import { pageStyles } from './page-styles.ts';

/**
 * Rewrites the pages of a build, whose files are given: with the styles that each uses (docs/decisions/017) and its icons. What
 * looks for these, or for code behind them, finds none in an attribute or a comment.
 */
export function optimizeHtml(dist: string, files: readonly string[]): void {
  const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => [basename(file), textOf(file)] as const);
  const withUsedStyles = pageStyles(new Map(scripts));
  const withIcons = inlineIcons(textOf('icons.svg'), textOf('favicon.svg'));
  for (const file of files)
    if (file.endsWith('.html'))
      writeFileSync(join(dist, file), withIcons(withUsedStyles(withoutSeemingTags(textOf(file)))));
}
