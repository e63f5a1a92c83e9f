import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { gitHubAnnotations, isOnGitHub, problemRemarks } from '#src/content-model/annotations.ts';
import { checkContent } from '#src/content-model/check-content.ts';
import { reportProblems } from '#src/content-model/report-problems.ts';
import { countFindings, type Finding } from '#src/content-audit/finding.ts';
import { loadContent } from '#src/content-audit/load-content.ts';
import { environmentSentence, sendingProblems } from '#src/site/environment.ts';
import { allFindings } from '#src/content-audit/report-content.ts';

/** The one line of a build log that says what is lawful to build and yet should not go online. */
export function warningLine(findings: readonly Finding[]): string | undefined {
  const warnings = findings.filter(({ severity }) => severity !== 'note');
  return warnings.length === 0
    ? undefined
    : `Contenu\u00a0: ${countFindings(warnings)}. «\u00a0npm run content\u00a0» dit lesquels, et quoi écrire.`;
}

/** Stops a build whose content is wrong, and warns during development, before Astro's own one-at-a-time messages. */
export function validateContent(): AstroIntegration {
  return {
    name: 'validate-content',
    hooks: {
      'astro:config:setup': ({ command, config, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        if (command === 'build')
          for (const problem of sendingProblems(process.env)) logger.warn(environmentSentence(problem));
        const root = fileURLToPath(config.root);
        const problems = checkContent(root);
        if (problems.length === 0) {
          const warning = command === 'build' ? warningLine(allFindings(loadContent(root), new Date())) : undefined;
          if (warning !== undefined) logger.warn(warning);
          return;
        }
        logger.error(reportProblems(problems));
        if (command === 'dev') return;
        if (isOnGitHub(process.env)) process.stdout.write(gitHubAnnotations(root, problemRemarks(problems)));
        const failure = new Error('Le site n’a pas été construit : corrigez les fichiers de content/ cités plus haut.');
        // The editor's file is at fault: where our code noticed is of no use.
        failure.stack = '';
        throw failure;
      },
    },
  };
}
