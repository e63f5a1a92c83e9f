import { paths } from '#src/site/paths.ts';

export type SubmissionResult =
  | { status: 'stored'; message: string | undefined }
  | { status: 'invalid'; errors: Record<string, string[]> }
  | { status: 'failed' };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const errorsIn = (answer: unknown): Record<string, string[]> =>
  isRecord(answer) && isRecord(answer.errors)
    ? Object.fromEntries(
        Object.entries(answer.errors).map(([field, texts]) => [field, Array.isArray(texts) ? texts.map(String) : []]),
      )
    : {};

/**
 * Sends a form to the server. The same `key` with the same content is stored once, so trying again is safe.
 * Whatever goes wrong, offline included, comes back as a result: the form keeps what was typed.
 */
export async function submitContact(payload: Record<string, unknown>, key: string): Promise<SubmissionResult> {
  try {
    const response = await fetch(paths.apiContact, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ ...payload, page: location.pathname, elapsed: Math.round(performance.now()) }),
      credentials: 'include',
    });
    const answer: unknown = await response.json();
    if (response.ok)
      return {
        status: 'stored',
        message: isRecord(answer) && typeof answer.message === 'string' ? answer.message : undefined,
      };
    const errors = errorsIn(answer);
    return Object.keys(errors).length > 0 ? { status: 'invalid', errors } : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}
