import { MIMEType } from 'node:util';
import { withTimeout } from '#src/lib/promises.ts';
import { Refusal, type RefusalCode } from './refusal.ts';

export type Fields = Readonly<Record<string, unknown>>;
export type Format = 'json' | 'urlencoded' | 'multipart';

const FORMATS: Readonly<Record<string, Format>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
};

/**
 * Longer content types are not parsed, because `MIMEType` takes four times as long for twice the length. Browsers send
 * about 70 characters.
 */
const MAX_TYPE_LENGTH = 255;

export function formatOf(request: Request): Format | null {
  const type = request.headers.get('content-type');
  if (type === null || type.length > MAX_TYPE_LENGTH || request.headers.has('content-encoding')) return null;
  try {
    const { essence, params } = new MIMEType(type);
    const charset = params.get('charset') ?? 'utf-8';
    return /^utf-?8$/i.test(charset) ? (FORMATS[essence] ?? null) : null;
  } catch {
    return null;
  }
}

export const MAX_BODY_BYTES = 64 * 1024;

async function readChunks(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) throw new Refusal('payload_too_large');
    chunks.push(value);
  }
}

async function readBody(request: Request, timeoutMs: number): Promise<Uint8Array> {
  const announced = request.headers.get('content-length');
  if (announced !== null && !/^\d+$/.test(announced)) throw new Refusal('invalid_content_length');
  if (Number(announced) > MAX_BODY_BYTES) throw new Refusal('payload_too_large');
  if (request.body === null) throw new Refusal('empty_body');

  const reader = request.body.getReader();
  try {
    return await withTimeout(timeoutMs, readChunks(reader), () => new Refusal('request_timeout'));
  } catch (error) {
    // Does not await `cancel`, which may never resolve if the client sends nothing.
    reader.cancel().catch(() => undefined);
    throw error instanceof Refusal ? error : new Refusal('unreadable_body');
  }
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function orRefuse<Value>(code: RefusalCode, work: () => Value): Value {
  try {
    return work();
  } catch {
    throw new Refusal(code);
  }
}

function parseJson(text: string): Fields {
  const parsed = orRefuse('invalid_json', (): unknown => JSON.parse(text));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Refusal('invalid_json_shape');
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== null));
}

async function parseForm(text: string, type: string): Promise<Fields> {
  const form = await new Response(text, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal('invalid_form');
  });
  for (const [name, value] of form) {
    if (typeof value !== 'string')
      throw new Refusal('invalid_fields', { errors: new Map([[name, ['Les fichiers ne sont pas acceptés']]]) });
    if (form.getAll(name).length > 1) throw new Refusal('duplicate_field');
  }
  return Object.fromEntries(form);
}

export async function readFields(request: Request, format: Format, timeoutMs: number): Promise<Fields> {
  const body = await readBody(request, timeoutMs);
  const text = orRefuse('invalid_encoding', () => UTF_8.decode(body));
  if (text === '') throw new Refusal('empty_body');
  if (format === 'json') return parseJson(text);
  // Refuses invalid UTF-8, which the parser of forms would replace silently.
  if (format === 'urlencoded') orRefuse('invalid_encoding', () => decodeURIComponent(text));
  return parseForm(text, request.headers.get('content-type') ?? '');
}
