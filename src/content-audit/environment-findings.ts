import type { SendingVariables } from '#src/site/environment.ts';
import type { RawFinding } from './finding.ts';
import type { Content } from './load-content.ts';

/** Each setting that hands requests to somebody else, and how. */
const SENDING = { SMTP_URL: 'par courriel', CRM_WEBHOOK_URL: 'à un CRM' } as const;

/** Whoever carries mails or keeps requests receives personal data: the privacy page names them, or says less than it owes. */
export function processorFindings(
  { site: { file, sheet } }: Pick<Content, 'site'>,
  env: SendingVariables,
): RawFinding[] {
  if ((sheet.legal.processors ?? []).length > 0) return [];
  return (['SMTP_URL', 'CRM_WEBHOOK_URL'] as const)
    .filter((name) => env[name])
    .map((name) => ({
      check: 'processor-unnamed',
      file,
      field: 'legal.processors',
      found: `rien, alors que ${name} envoie les demandes ${SENDING[name]}`,
    }));
}
