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
import { readText } from '#src/lib/text-file.ts';
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
        // Where it would be noticed by visitors alone; on another computer the functions read the folder itself.
        const unsent =
          process.env.NETLIFY === 'true' ? unsentContent(readText(`${root}/netlify.toml`), CONTENT) : undefined;
        if (unsent !== undefined) {
          logger.error(unsent);
          throw withoutStack(
            'Le site n’a pas été construit : netlify.toml n’envoie pas aux fonctions ce qu’elles lisent.',
          );
        }
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

/** The files of a content folder that the functions read to answer a visitor. */
const READ_BY_FUNCTIONS = [
  'site.yaml',
  'brand.yaml',
  'categories.yaml',
  'ai-course.yaml',
  'financing.yaml',
  'courses/**',
  'requests.yaml',
];

const LIST = /included_files\s*=\s*\[([^\]]*)\]/;

/**
 * The sentence that names what keeps the functions from the content that a site is built from: Netlify sends them the files
 * that `netlify.toml` names, and a folder that it does not name is noticed only once a visitor has written.
 */
export function unsentContent(toml: string, content: string): string | undefined {
  if (content.startsWith('..'))
    return `CONTENT_DIR nomme ${content}, hors de ce projet\u00a0: les fonctions n’en recevraient rien. Mettez ce dossier dans le projet.`;
  const named = [...(LIST.exec(toml)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, file = '']) => file);
  const missing = READ_BY_FUNCTIONS.map((file) => `${content}/${file}`).filter((file) => !named.includes(file));
  return missing.length === 0
    ? undefined
    : `Le site est fait du dossier ${content}, dont netlify.toml n’envoie pas tout aux fonctions\u00a0: elles ne répondraient à aucune demande. Ajoutez à included_files\u00a0: ${missing.map((file) => `"${file}"`).join(', ')}.`;
}
