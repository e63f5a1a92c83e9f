import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent, reportProblems } from './content-check/check-content.ts';

/** Stops a build whose content is wrong, and warns during development, before Astro's own one-at-a-time messages. */
export function checkedContent(): AstroIntegration {
  return {
    name: 'checked-content',
    hooks: {
      'astro:config:setup': ({ command, config, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const problems = checkContent(fileURLToPath(config.root));
        if (problems.length === 0) return;
        logger.error(reportProblems(problems));
        if (command === 'dev') return;
        const failure = new Error('Le site n’a pas été construit : corrigez les fichiers de content/ cités plus haut.');
        // The editor's file is at fault: where our code noticed is of no use.
        failure.stack = '';
        throw failure;
      },
    },
  };
}
