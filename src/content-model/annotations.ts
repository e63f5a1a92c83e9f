import type { Finding } from './finding.ts';

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Whether what is printed goes to a run of GitHub Actions, which makes annotations of it. */
export const isOnGitHub = (environment: NodeJS.ProcessEnv): boolean => environment.GITHUB_ACTIONS === 'true';

/**
 * One command a line, each an annotation beside the field's own line:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export const gitHubAnnotations = (findings: readonly Finding[]): string =>
  findings
    .map(({ file, field, severity, line = 1, title, found, allowed, mend }) => {
      const heading = field === '' ? title : `Champ ${field}`;
      const text = [
        title,
        found,
        ...(allowed === undefined ? [] : [`Attendu\u00a0: ${allowed}`]),
        `À faire\u00a0: ${mend}`,
      ];
      const place = `file=${property(file)},line=${String(line)},title=${property(heading)}`;
      return `::${severity === 'error' ? 'error' : 'warning'} ${place}::${escaped(text.join('\n'))}\n`;
    })
    .join('');
