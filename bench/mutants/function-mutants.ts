import { mutantsOf } from './mutant.ts';

const FUNCTION = 'netlify/functions/contact';
const test = (...names: readonly string[]) => names.map((name) => `${FUNCTION}/${name}.test.ts`);

/** Faults in what receives a request and answers it. */
export const FUNCTION_MUTANTS = [
  ...mutantsOf(`${FUNCTION}/handle-contact.ts`, test('handle-contact', 'form-post', 'write-once', 'outcome-log'), [
    ["return site !== 'same-origin' && site !== 'none';", "return site === 'cross-site';"],
    ['if (origin === null) return false;', 'if (origin !== undefined) return false;'],
    ['!URL.canParse(origin) || ', ''],
    ["if (sent !== '') return sent;", ''],
    ["return format === 'json' ? newKey() : now.toISOString().slice(0, 10);", 'return newKey();'],
    ["throw new Refusal('rate_limited', { retryAfter });", 'attempt.fields = await read();'],
    ["if (format !== 'json') attempt.fields = await read().catch(() => ({}));", ''],
    ["if (request.method !== 'POST') throw", "if (request.method === 'GET') throw"],
    ["if (isCrossOrigin(request)) throw new Refusal('cross_origin');", ''],
    ["if (format === null) throw new Refusal('unsupported_media_type');", ''],
    ["attempt.isSuspect ? 'suspects' : 'submissions'", "'submissions'"],
    ['attempt.isSuspect || due.length > 0 ? [markOf', 'due.length > 0 ? [markOf'],
    ['attempt.isSuspect || due.length > 0 ? [markOf(submissionKey(now, submission.id))]', 'attempt.isSuspect ? []'],
    ["deps.burst.secondsToWait('everybody', now) > 0", 'false'],
    ['if (due.length > 0 && !attempt.isSuspect) startQuietly', 'if (due.length > 0) startQuietly'],
    ["request.method === 'HEAD' ? new Response(null, response) : response", 'response'],
    ["error = refusal.code === 'unexpected' ? thrown : refusal;", 'error = refusal;'],
    ['retryAfter: STORE_RETRY_SECONDS, ', ''],
  ]),
  ...mutantsOf(`${FUNCTION}/rate-limit.ts`, test('rate-limit'), [
    ['if (!isIPv6(address)) return address;', 'return address;'],
    ["const MAPPED = '0,0,0,0,0,65535';", "const MAPPED = '';"],
    ['(a * 256 + b)', '(a + b)'],
    ['visit > time - windowMs', 'visit >= time - windowMs'],
    ['recent.length < limit', 'recent.length <= limit'],
    ['if (isWelcome) recent.push(time);', 'recent.push(time);'],
    ['while (visitors.size > MAX_VISITORS) visitors', 'while (visitors.size < 0) visitors'],
  ]),
  ...mutantsOf(`${FUNCTION}/form-check.ts`, test('form-post', 'handle-contact'), [
    ["value === 'on' || value === 'true'", 'Boolean(value)'],
    ['.filter(([name]) => Object.hasOwn(schema.shape, name))', ''],
    ["const hasNoTrap = format !== 'json' &&", 'const hasNoTrap = false &&'],
    ['Boolean(data.website) || ', ''],
    ['data.elapsed < TOO_FAST_MS', 'data.elapsed < 0'],
    ["Object.hasOwn(fields, 'type') ? fields.type : ''", "''"],
    ['if (!parsed.success) throw refusalOf(parsed.error.issues);', ''],
    ["{ unrecognized_keys: 'unknown_field', too_big: 'too_long' }", '{}'],
  ]),
  ...mutantsOf(`${FUNCTION}/request-body.ts`, test('request-body', 'patience'), [
    ["if (size > MAX_BODY_BYTES) throw new Refusal('payload_too_large');", ''],
    ["if (Number(announced) > MAX_BODY_BYTES) throw new Refusal('payload_too_large');", ''],
    ["reject(new Refusal('request_timeout'));", ''],
    ["if (body.byteLength === 0) throw new Refusal('empty_body');", ''],
    ['const MAX_BODY_BYTES = 64 * 1024;', 'const MAX_BODY_BYTES = 65 * 1024;'],
    ['!/^\\d+$/.test(announced)', 'Number.isNaN(Number(announced))'],
  ]),
  ...mutantsOf(`${FUNCTION}/request-fields.ts`, test('request-body', 'form-post', 'handle-contact'), [
    ["if (type === null || request.headers.has('content-encoding')) return null;", 'if (type === null) return null;'],
    ["params.get('charset') ?? 'utf-8'", "'utf-8'"],
    ['{ fatal: true }', '{ fatal: false }'],
    ["if (fields.has(name)) throw new Refusal('duplicate_field');", ''],
    [" || Array.isArray(parsed)) throw new Refusal('invalid_json_shape')", ") throw new Refusal('invalid_json_shape')"],
    ['.filter(([, value]) => value !== null)', ''],
    ["part(value.join('='))", "part(value[0] ?? '')"],
    ["encoded.replaceAll('+', ' ')", 'encoded'],
    ["if (typeof value === 'string') return [name, value] as const;", 'return [name, String(value)] as const;'],
    ['  decode(body);\n  return fromPairs(entries);', '  return fromPairs(entries);'],
  ]),
  ...mutantsOf(`${FUNCTION}/error-page.ts`, test('error-page', 'form-post'), [
    ['() => html);', 'html);'],
    ["styles: hashes(page, 'style')", 'styles: []'],
    ["scripts: hashes(page, 'script')", 'scripts: []'],
    ["status === 422 ? 'Votre demande est à corriger' : ", ''],
  ]),
  ...mutantsOf(`${FUNCTION}/answers.ts`, test('handle-contact', 'form-post', 'write-once'), [
    ["  'Cache-Control': 'no-store',\n", ''],
    ["  'Content-Security-Policy': BARE_POLICY,\n", ''],
    ["status === 405 ? { allow: 'POST' } : {}", '{}'],
    ["retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }", '{}'],
    ['status >= 500 ? { requestId } : {}', '{}'],
  ]),
  ...mutantsOf(`${FUNCTION}/outcome-log.ts`, test('outcome-log', 'handle-contact', 'write-once'), [
    ["status >= 500 || isBurst ? 'alert' : 'info'", "status >= 500 ? 'alert' : 'info'"],
    ['id?.slice(0, 8) ?? null', 'id'],
  ]),
];
