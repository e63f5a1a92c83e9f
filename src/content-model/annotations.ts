import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '#src/lib/text-file.ts';
import { fieldLine } from './field-line.ts';
import type { ContentProblem } from './zod-messages.ts';

/** A remark about a field, for the page of a change where code is reviewed. */
export type Remark = Pick<ContentProblem, 'file' | 'field'> & { isWarning?: boolean; text: string; line?: number };

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Whether what is printed goes to a run of GitHub Actions, which makes annotations of it. */
export const isOnGitHub = (environment: NodeJS.ProcessEnv): boolean => environment.GITHUB_ACTIONS === 'true';

/** A report in which a log of GitHub Actions sees text alone: nothing that content says begins a command there, `::error::`. */
export const withoutCommands = (report: string): string =>
  report.replaceAll(/^(\s*)::/gm, '$1∷').replaceAll('##[', '# #[');

/**
 * One command a line, each an annotation beside the field's own line:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function gitHubAnnotations(root: string, remarks: readonly Remark[]): string {
  return remarks
    .map(({ file, field, isWarning = false, text, line }) => {
      const path = join(root, file);
      const source = /\.\w+$/.test(file) && existsSync(path) ? readText(path) : '';
      const title = field === '' ? 'Contenu à corriger' : `Champ ${field}`;
      const place = `file=${property(file)},line=${line ?? fieldLine(file, source, field)},title=${property(title)}`;
      return `::${isWarning ? 'warning' : 'error'} ${place}::${escaped(text)}\n`;
    })
    .join('');
}

export const problemRemarks = (problems: readonly ContentProblem[]): Remark[] =>
  problems.map(({ found, allowed, mend, ...place }) => ({
    ...place,
    text: `Trouvé\u00a0: ${found}\nAttendu\u00a0: ${allowed}\nÀ faire\u00a0: ${mend}`,
  }));
