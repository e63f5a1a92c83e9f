import { mutantsOf } from './mutant.ts';

const test = (...names: readonly string[]) => names.map((name) => `netlify/submissions/${name}.test.ts`);
const ANSWERS = ['write-once', 'patience', 'handle-contact'].map((name) => `netlify/functions/contact/${name}.test.ts`);

/** Faults in what keeps requests and erases them. */
export const STORE_MUTANTS = [
  ...mutantsOf(
    'netlify/submissions/submission-store.ts',
    [...test('submission-store'), ...ANSWERS],
    [
      ['written?.modified === true && Boolean(written.etag)', 'written?.modified === true'],
      ['success && key.endsWith(`/${data.id}`)', 'success'],
      ['at.getUTCDate() === 1 ? new Date(at.getTime() - DAY_MS) : null', 'null'],
      ['if (!found?.etag || parseJson(found.data) !== undefined) return false;', 'if (!found?.etag) return false;'],
      ['if (!found?.etag || parseJson', 'if (found === null || parseJson'],
      ['{ onlyIfNew: true, metadata }).catch(() => null)', '{ metadata }).catch(() => null)'],
      ['if (key === null) throw new StoreUnavailable(reason);', "if (key === null) return '';"],
      ["  'branch-deploy': '-preview',\n", ''],
      ["[CANARY]: '-canary'", "[CANARY]: ''"],
    ],
  ),
  ...mutantsOf(
    'netlify/submissions/fetch-with-retry.ts',
    [...ANSWERS, ...test('submission-store')],
    [
      ['status >= 500 || status === 429', 'status >= 500'],
      ['Math.min(attemptMs, left)', 'attemptMs'],
      ['PASSED_ON.has(answer.status)) return answer', 'answer.status !== 500) return answer'],
      ['onFailure(reason);', ''],
      ['return isRead ? new Response(await answer.arrayBuffer(), answer) : answer;', 'return answer;'],
    ],
  ),
  ...mutantsOf(
    'netlify/submissions/submission.ts',
    [...ANSWERS, ...test('submission-store')],
    [
      ['JSON.stringify([form, key, Object.values(sent)])', 'JSON.stringify([form, key])'],
      ['JSON.stringify([form, key, Object.values(sent)])', 'JSON.stringify([form, Object.values(sent)])'],
      ["value === undefined || value === '' ? null : value", 'value === undefined ? null : value'],
      ['text: noticeText(shown)', 'text: FORM_NOTICE.text'],
    ],
  ),
  ...mutantsOf(
    'netlify/functions/purge/purge.ts',
    ['netlify/outbox/scheduled.test.ts'],
    [
      ['isWhole = false;', ''],
      ['isAdvancing = false;', ''],
      ['isWhole ? now.toISOString() : since', 'since'],
      ['if (isWhole || isAdvancing) await', 'if (isWhole) await'],
      ['isWhole &&= counts.unfinished === undefined;', ''],
      ['before?.since ?? now.toISOString()', 'now.toISOString()'],
    ],
  ),
  ...mutantsOf(
    'netlify/local/local-blobs.ts',
    ['netlify/local/local-blobs.test.ts'],
    [
      ['last.then(() => answer(request))', 'answer(request)'],
      ['last = answered.catch(() => undefined);', 'last = answered;'],
      ["listen(0, '127.0.0.1')", 'listen(0)'],
      ['await chmod(directory, 0o700);', ''],
    ],
  ),
  ...mutantsOf(
    'netlify/functions/report/report.ts',
    ['netlify/outbox/scheduled.test.ts'],
    [
      ["if (route === 'mail') await wasRead();", 'await wasRead();'],
      ['const BUDGET_MS = 12_000;', 'const BUDGET_MS = 30_000;'],
    ],
  ),
  ...mutantsOf('netlify/submissions/purge.ts', test('purge', 'expired-requests'), [
    ['if (erased.has(key) || (await isGone(deps, key))) gone.add(key);', 'gone.add(key);'],
    ['beside.slice(0, 2).flat()', 'beside.flat()'],
    ['if (unexplained > MOST_ORPHANS)', 'if (unexplained > 1000)'],
    ['if (suspect === null || suspect.createdAt >= limit) return false;', 'if (suspect === null) return false;'],
    ['if (!isOlder(key, limit)) {', 'if (true) {'],
    ['isWhole: outcome.isWhole && keys.length < most', 'isWhole: keys.length < most'],
    ['key.slice(0, 10) < yesterday', 'key.slice(0, 10) <= yesterday'],
    ['now.getTime() - retention.suspectDays * DAY_MS', 'now.getTime() - retention.suspectDays * 60_000'],
    ['hasAdvanced: isWhole || looked > 0', 'hasAdvanced: isWhole'],
    ['suspects.isWhole ? suspects : await', 'true ? suspects : await'],
    ['suspects: 0.4', 'suspects: 0.95'],
    ["hasAdvanced ? ('advancing' as const) : ('stuck' as const)", "'advancing' as const"],
    ["prefixes[kind] ?? ['']", "['']"],
    ['listed.length < MOST_LISTED || keys.length < listed.length', 'true'],
  ]),
  ...mutantsOf('netlify/submissions/expired-requests.ts', test('purge', 'expired-requests'), [
    ['this.#old.delete(person);', ''],
    ['if (!isYounger(key, this.#limit)) this.#active.add(person);', ''],
    ['else if (!this.#active.has(person)) this.#old', 'else this.#old'],
    ["data.email?.toLowerCase() ?? data.phone?.replace(/\\D/g, '').slice(-9) ?? data.id", 'data.email ?? data.id'],
    ['if (!success || Number.isNaN(Date.parse(data.createdAt))) return null;', 'if (!success) return null;'],
    ['chunk.findLast((key) => monthOf(key) < monthOf(now.toISOString()))', 'chunk.at(-1)'],
    ['success ? data : { limit', 'false ? data : { limit'],
    ['[...listed, ...settled, ...open]', '[...listed, ...open]'],
    ['[...listed, ...settled, ...open]', '[...listed, ...settled]'],
    ['const expired = isWhole ? ', 'const expired = true ? '],
    ['.filter((key) => there.has(key))', ''],
    ["if (isDone) await deps.openStore('open').delete(PURGE_SCAN);", ''],
    ["createHmac('sha256', this.#salt).update(name).digest('hex').slice(0, 32)", 'name'],
  ]),
];
