import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { auditContent } from '#src/content-audit/audit-content.ts';
import { loadContent } from '#src/content-audit/load-content.ts';
import { gitHubAnnotations, isOnGitHub } from '#src/content-model/annotations.ts';
import { checkContent } from '#src/content-model/check-content.ts';
import { countFindings, type Finding } from '#src/content-model/finding.ts';
import { writeSchemas } from '#src/content-model/json-schemas.ts';
import { printFindings } from '#src/content-model/print-findings.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { type BuildTarget, buildTarget } from '#src/site/publication.ts';
import { withoutStack } from '#src/lib/without-stack.ts';
import { editingProblems } from '#src/site/editing.ts';
import { environmentSentence, sendingProblems } from '#src/site/environment.ts';

const isError = ({ severity }: Finding): boolean => severity === 'error';

/** The one line of a build log that says what is lawful to build and yet should not go online. */
export function warningLine(findings: readonly Finding[]): string | undefined {
  const warnings = findings.filter(({ severity }) => severity !== 'note');
  return warnings.length === 0
    ? undefined
    : `Contenu\u00a0: ${countFindings(warnings)}. «\u00a0npm run content\u00a0» dit lesquels, et quoi écrire.`;
}

/**
 * The findings that stop a build. Unlawful claims that nobody answers for stop the build for the public alone: a preview
 * is where one sees them.
 */
export function stopping(findings: readonly Finding[], context: BuildTarget): Finding[] {
  const errors = findings.filter(isError);
  return context === 'production' || errors.some(({ group }) => group === 'files') ? errors : [];
}

const ANSWER_FOR =
  'Corrigez ces textes, ou répondez-en par votre nom dans le fichier\u00a0: claimsAcceptedBy: { name: Prénom Nom, on: 2026-11-22, rules: [cpf-free] }';

/** Stops a build whose content is wrong, and warns during development, before Astro's own one-at-a-time messages. */
export function validateContent(): AstroIntegration {
  return {
    name: 'validate-content',
    hooks: {
      'astro:config:setup': ({ command, config, logger }) => {
        const root = fileURLToPath(config.root);
        if (command === 'dev' || command === 'sync') writeSchemas(root);
        if (command !== 'build' && command !== 'dev') return;
        if (command === 'build')
          for (const problem of [...sendingProblems(process.env), ...editingProblems(process.env)])
            logger.warn(environmentSentence(problem));
        const problems = checkContent(root);
        const isRead = command === 'build' && !problems.some(isError);
        const findings = isRead ? [...problems, ...auditContent(loadContent(root), new Date())] : problems;
        const errors = stopping(findings, buildTarget(process.env.CONTEXT));
        if (errors.length === 0) {
          const warning = warningLine(findings);
          if (warning !== undefined) logger.warn(warning);
          return;
        }
        logger.error(printFindings(errors, { heading: 'Contenu du site' }));
        if (command === 'dev') return;
        if (isOnGitHub(process.env)) process.stdout.write(gitHubAnnotations(errors));
        throw withoutStack(
          `Le site n’a pas été construit\u00a0: corrigez les fichiers de ${CONTENT}/ cités plus haut. ${isRead ? ANSWER_FOR : ''}`,
        );
      },
    },
  };
}
