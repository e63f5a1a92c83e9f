import { resolve } from 'node:path';
import { ESLint } from 'eslint';

const wrong = (results: readonly ESLint.LintResult[]): ESLint.LintResult[] =>
  results.filter(({ errorCount, warningCount }) => errorCount + warningCount > 0);

/** Whether typescript-eslint may take each file for looked at once, and needn't watch: a second look finds no types. */
const setSingleRun = (isSingle: boolean): void => {
  process.env.TSESTREE_SINGLE_RUN = String(isSingle);
};

/**
 * The files that break a rule. The cache knows a file by its own text, and what a type is changes with the files that it comes
 * from: what the cache holds against a file is looked at again.
 */
export async function lintFiles(given: ESLint.Options): Promise<ESLint.LintResult[]> {
  // The project's own rules for every folder: ESLint would run a configuration that somebody has put among the texts.
  const options = { overrideConfigFile: resolve(given.cwd ?? '.', 'eslint.config.js'), ...given };
  setSingleRun(true);
  const files = wrong(await new ESLint(options).lintFiles('.')).map(({ filePath }) => filePath);
  setSingleRun(false);
  return files.length === 0 ? [] : wrong(await new ESLint({ ...options, cache: false }).lintFiles(files));
}
