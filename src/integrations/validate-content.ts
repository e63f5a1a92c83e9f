import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { countFindings, type Finding } from '#src/content-audit/finding.ts';
import { loadContent } from '#src/content-audit/load-content.ts';
import { allFindings } from '#src/content-audit/report-content.ts';
import { gitHubAnnotations, isOnGitHub, problemRemarks, withoutCommands } from '#src/content-model/annotations.ts';
import { checkContent } from '#src/content-model/check-content.ts';
import { reportProblems } from '#src/content-model/report-problems.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { type SiteContext, siteContext } from '#src/lib/publication.ts';
import { withoutStack } from '#src/lib/without-stack.ts';
import { editingProblems } from '#src/site/editing.ts';
import { environmentSentence, sendingProblems } from '#src/site/environment.ts';

/** The one line of a build log that says what is lawful to build and yet should not go online. */
export function warningLine(findings: readonly Finding[]): string | undefined {
  const warnings = findings.filter(({ severity }) => severity !== 'note');
  return warnings.length === 0
    ? undefined
    : `Contenu\u00a0: ${countFindings(warnings)}. «\u00a0npm run content\u00a0» dit lesquels, et quoi écrire.`;
}

/**
 * The reason to make no build for the public: claims that the law forbids and that nobody answers for. A preview is built
 * all the same, since it is where one sees them.
 */
export function refusal(findings: readonly Finding[], context: SiteContext): string | undefined {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (context !== 'production' || errors.length === 0) return undefined;
  const lines = [
    `Le site n’a pas été construit\u00a0: ${countFindings(errors)} dans ${CONTENT}/, que le droit interdit de mettre en ligne.`,
    ...errors.map(
      ({ file, field, title, found, mend }) =>
        `  ${file}, ${field}\n    ${title}\u00a0: ${found}\n    À faire\u00a0: ${mend}`,
    ),
    'Corrigez ces textes, ou répondez-en par votre nom dans le fichier\u00a0: claimsAcceptedBy: { name: Prénom Nom, on: 2026-11-22 }',
  ];
  return withoutCommands(lines.join('\n'));
}

/** Stops a build whose content is wrong, and warns during development, before Astro's own one-at-a-time messages. */
export function validateContent(): AstroIntegration {
  return {
    name: 'validate-content',
    hooks: {
      'astro:config:setup': ({ command, config, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        if (command === 'build')
          for (const problem of [...sendingProblems(process.env), ...editingProblems(process.env)])
            logger.warn(environmentSentence(problem));
        const root = fileURLToPath(config.root);
        const problems = checkContent(root);
        if (problems.length === 0) {
          if (command === 'dev') return;
          const findings = allFindings(loadContent(root), new Date());
          const refused = refusal(findings, siteContext(process.env.CONTEXT));
          if (refused !== undefined) {
            logger.error(refused);
            throw withoutStack(`Le site n’a pas été construit : corrigez les textes de ${CONTENT}/ cités plus haut.`);
          }
          const warning = warningLine(findings);
          if (warning !== undefined) logger.warn(warning);
          return;
        }
        logger.error(reportProblems(problems));
        if (command === 'dev') return;
        if (isOnGitHub(process.env)) process.stdout.write(gitHubAnnotations(root, problemRemarks(problems)));
        throw withoutStack(`Le site n’a pas été construit : corrigez les fichiers de ${CONTENT}/ cités plus haut.`);
      },
    },
  };
}
