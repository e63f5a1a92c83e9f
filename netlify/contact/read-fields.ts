import { MIMEType } from 'node:util';
import { Refusal } from './refusal.ts';
import { readBody } from './read-body.ts';

export type Fields = Readonly<Record<string, unknown>>;
export type Format = 'json' | 'urlencoded' | 'multipart';

const FORMATS: Readonly<Record<string, Format>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
};

/** Browsers write about 70 characters. The time of `MIMEType` grows with the square of the length. */
const LONGEST_TYPE = 255;

/** The format that the body claims to have; null for one that is not accepted. */
export function formatOf(request: Request): Format | null {
  const type = request.headers.get('content-type');
  if (type === null || type.length > LONGEST_TYPE || request.headers.has('content-encoding')) return null;
  try {
    const { essence, params } = new MIMEType(type);
    const charset = params.get('charset') ?? 'utf-8';
    return /^utf-?8$/i.test(charset) ? (FORMATS[essence] ?? null) : null;
  } catch {
    return null;
  }
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function decode(body: Uint8Array): string {
  try {
    return UTF_8.decode(body);
  } catch {
    throw new Refusal('invalid_encoding');
  }
}

function fromPairs(pairs: Iterable<readonly [string, string]>): Fields {
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (fields.has(name)) throw new Refusal('duplicate_field');
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function parseJson(text: string): Fields {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Refusal('invalid_json');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Refusal('invalid_json_shape');
  // Clients often write null for an absent value.
  const hasNull = Object.values(parsed).includes(null);
  return hasNull
    ? Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== null))
    : (parsed as Fields);
}

function parseUrlencoded(text: string): Fields {
  // URLSearchParams would replace invalid UTF-8 silently.
  const part = (encoded: string) => decodeURIComponent(encoded.replaceAll('+', ' '));
  const pairs = text.split('&').filter((pair) => pair !== '');
  try {
    return fromPairs(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [part(name), part(value.join('='))] as const;
      }),
    );
  } catch (error) {
    throw error instanceof URIError ? new Refusal('invalid_encoding') : error;
  }
}

async function parseMultipart(body: Uint8Array<ArrayBuffer>, type: string): Promise<Fields> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal('invalid_form');
  });
  const entries = [...form].map(([name, value]) => {
    if (typeof value === 'string') return [name, value] as const;
    throw new Refusal('invalid_fields', { errors: new Map([[name, ['Les fichiers ne sont pas acceptés']]]) });
  });
  decode(body);
  return fromPairs(entries);
}

/** The fields of a request, under the names that the client gave them. */
export async function readFields(request: Request, format: Format, timeoutMs: number): Promise<Fields> {
  const body = await readBody(request, timeoutMs);
  if (format === 'multipart') return parseMultipart(new Uint8Array(body), request.headers.get('content-type') ?? '');
  const text = decode(body);
  if (text === '') throw new Refusal('empty_body');
  return format === 'json' ? parseJson(text) : parseUrlencoded(text);
}
