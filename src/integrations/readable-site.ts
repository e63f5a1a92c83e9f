import { checkContent } from '#src/content-model/check-content.ts';
import { printFindings } from '#src/content-model/print-findings.ts';
import { withoutStack } from '#src/lib/without-stack.ts';

/*
 * The settings of Astro, and most of what they import, read the organisation's file as they are loaded, before any
 * integration could check it. Imported before them all, this says of that file what is said of any other.
 */
try {
  await import('#src/site/site.ts');
} catch (error) {
  const problems = checkContent(process.cwd()).filter(({ severity }) => severity === 'error');
  throw problems.length === 0 ? error : withoutStack(printFindings(problems, { heading: 'Contenu du site' }));
}
