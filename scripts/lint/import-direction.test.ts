import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const RULES = ['no-restricted-imports', 'no-restricted-syntax'];

/** The project's own rules on imports, without those that have to know the types of a whole program. */
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => RULES.includes(ruleId),
  overrideConfig: { languageOptions: { parserOptions: { project: false } } },
});

/** How many imports of a text are refused where it stands. */
async function refusals(file: string, text: string): Promise<number> {
  const [result] = await eslint.lintText(file.endsWith('.astro') ? `---\n${text}\n---\n<p>…</p>\n` : text, {
    filePath: file,
  });
  expect(result?.messages.filter(({ ruleId }) => ruleId === null || !RULES.includes(ruleId))).toEqual([]);
  return result?.messages.length ?? 0;
}

const importing = (path: string): string => `import one from '${path}';\nconsole.error(one);`;

test.each([
  ['src/lib/one.ts', '#src/site/paths.ts'],
  ['src/lib/one.ts', '#src/features/courses/course.ts'],
  ['src/lib/one.ts', '#src/components/Field.tsx'],
  ['src/lib/one.ts', '../site/paths.ts'],
  ['src/site/one.ts', '#src/features/courses/course.ts'],
  ['src/site/one.ts', '#src/layouts/draft-list.ts'],
  ['src/site/one.ts', '#netlify/submissions/submission.ts'],
  ['src/site/one.ts', '../features/courses/course.ts'],
  ['src/components/One.tsx', '#src/features/courses/course.ts'],
  ['src/components/One.astro', '#src/layouts/PageLayout.astro'],
  ['src/components/One.astro', 'astro:content'],
  ['src/components/One.astro', '../features/courses/CourseCard.tsx'],
  ['src/layouts/One.astro', '#src/pages/404.astro'],
  ['src/layouts/One.astro', '#src/features/share-image/share-cards.ts'],
  ['src/layouts/One.astro', '#src/integrations/layer-order.ts'],
  ['src/layouts/one.ts', '#netlify/submissions/submission.ts'],
  ['src/features/courses/One.astro', '#src/pages/404.astro'],
  ['src/features/courses/One.astro', '#src/layouts/PageLayout.astro'],
  ['src/features/courses/one.ts', '#src/content-model/content-rules.ts'],
  ['src/features/courses/one.ts', '#netlify/submissions/submission.ts'],
  ['src/features/courses/one.ts', '../blog/article.ts'],
  ['src/features/courses/one.ts', './../blog/article.ts'],
  ['src/features/courses/one.ts', '#src/features/courses/../blog/article.ts'],
  ['src/features/courses/one.ts', '#src/features/illustration/motif-drawings/desk.ts'],
  ['src/features/illustration/motif-drawings/one.ts', '../../blog/article.ts'],
  ['src/features/illustration/motif-drawings/one.ts', '#src/layouts/PageLayout.astro'],
  ['src/pages/one.astro', '#src/features/illustration/motif-drawings/desk.ts'],
  ['src/pages/one.astro', '#netlify/submissions/submission.ts'],
  ['src/pages/one.astro', '../features/courses/course.ts'],
  ['src/content-model/one.ts', '#src/editor/screen/merge-entry.ts'],
  ['src/content-audit/one.ts', '#src/integrations/layer-order.ts'],
  ['src/editor/screen/one.ts', '#src/integrations/layer-order.ts'],
  ['src/integrations/one.ts', '#src/pages/404.astro'],
  ['src/integrations/one.ts', '../../netlify/submissions/submission.ts'],
  ['src/content.config.ts', '#src/features/illustration/motif-drawings/desk.ts'],
  ['netlify/submissions/one.ts', '#netlify/outbox/outbox-deps.ts'],
  ['netlify/submissions/one.ts', '../mail/smtp.ts'],
  ['netlify/mail/one.ts', '#netlify/outbox/outbox-deps.ts'],
  ['netlify/outbox/one.ts', '#netlify/functions/contact/refusal.ts'],
  ['netlify/outbox/one.ts', '#netlify/canary/canary.ts'],
  ['netlify/canary/one.ts', '#netlify/functions/contact/refusal.ts'],
  ['netlify/functions/purge/one.ts', '../contact/refusal.ts'],
  ['netlify/functions/purge/one.ts', '#src/components/Field.tsx'],
  ['netlify/functions/purge/one.ts', '#src/features/pictures/Picture.tsx'],
  ['netlify/functions/purge/one.ts', 'astro:content'],
  ['netlify/functions/purge/one.ts', 'react-dom/server'],
  ['netlify/functions/purge/one.ts', '#src/features/contact/refused-request.tsx'],
  ['netlify/functions/contact/one.ts', 'react-dom/server'],
  ['netlify/functions/contact/one.ts', '#src/features/pictures/Picture.tsx'],
  ['src/lib/one.ts', '#tests/support/browser-errors.ts'],
  ['netlify/functions/contact/one.ts', '#tests/support/browser-errors.ts'],
  ['src/pages/one.astro', '../../tests/support/browser-errors.ts'],
  ['scripts/one.ts', '../tests/support/browser-errors.ts'],
  ['scripts/leads/one.ts', '../../src/features/illustration/motif-drawings/desk.ts'],
  ['bench/one.ts', '#tests/support/browser-errors.ts'],
  ['astro.config.mjs', './tests/support/browser-errors.ts'],
])('%s may not import %s', async (file, path) => {
  expect(await refusals(file, importing(path))).toBeGreaterThan(0);
});

test.each([
  ['src/lib/one.ts', './french-text.ts'],
  ['src/site/one.ts', '#src/lib/french-text.ts'],
  ['src/components/One.astro', '#src/site/paths.ts'],
  ['src/layouts/One.astro', 'astro:content'],
  ['src/layouts/One.astro', '#src/components/Icon.astro'],
  ['src/features/courses/One.astro', '#src/features/contact/contact-texts.ts'],
  ['src/features/courses/One.astro', '#src/components/Icon.astro'],
  ['src/features/illustration/one.ts', './motif-drawings/desk.ts'],
  ['src/features/illustration/motif-drawings/one.ts', '../pen.ts'],
  ['src/pages/one.astro', '#src/layouts/PageLayout.astro'],
  ['src/pages/one.astro', '#src/features/courses/CourseGrid.astro'],
  ['src/content-model/one.ts', '#src/features/courses/course-schema.ts'],
  ['src/editor/file-api/one.ts', '#src/editor/screen/merge-entry.ts'],
  ['src/integrations/one.ts', '#src/editor/screen/cms-bundle.ts'],
  ['netlify/outbox/one.ts', '#netlify/mail/smtp.ts'],
  ['netlify/functions/canary/one.ts', '#netlify/canary/canary.ts'],
  ['netlify/functions/contact/one.ts', '#src/features/contact/contact-schema.ts'],
  ['netlify/functions/contact/one.ts', '#src/features/contact/refused-request.tsx'],
  ['netlify/mail/one.test.ts', '#tests/support/smtp.ts'],
  ['scripts/leads/one.ts', '../../src/features/contact/contact-schema.ts'],
])('%s may import %s', async (file, path) => {
  expect(await refusals(file, importing(path))).toBe(0);
});

test.each([
  ['a type', (path: string) => `import type { One } from '${path}';\nexport const one: One = 1;`],
  ['what is handed on', (path: string) => `export { one } from '${path}';`],
  ['all that is handed on', (path: string) => `export * from '${path}';`],
  ['a call', (path: string) => `export const one = () => import('${path}');`],
  ['a type in its place', (path: string) => `export type One = import('${path}').One;`],
])('sees the import of %s, in code and in the front matter and scripts of a component', async (_kind, text) => {
  for (const path of ['#src/pages/one.ts', '../../pages/one.ts']) {
    expect(await refusals('src/features/courses/one.ts', text(path))).toBe(1);
    expect(await refusals('src/features/courses/One.astro', text(path))).toBe(1);
  }
  const script = `<script>\n${text('../blog/article.ts')}\n</script>`;
  const [result] = await eslint.lintText(script, { filePath: 'src/features/courses/One.astro' });
  expect(result?.messages).toHaveLength(1);
});
