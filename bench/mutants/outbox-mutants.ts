import { mutantsOf } from './mutant.ts';

const test = (...names: readonly string[]) => names.map((name) => `netlify/outbox/${name}.test.ts`);
const CANARY = 'netlify/canary/canary.test.ts';
const TASKS = test('attempt-task', 'sweep', 'killed');

/** Faults in what a stored request sets off. */
export const OUTBOX_MUTANTS = [
  ...mutantsOf('netlify/outbox/attempt-task.ts', TASKS, [
    ['(found?.record.attempts ?? 0) + 1', '1'],
    [
      "if (!(await this.#write({ state: 'sending', nextTryAt }))) throw new DeliveryFailure('claim_lost');",
      "await this.#write({ state: 'sending', nextTryAt });",
    ],
    [
      "if (!(await attempt.claim(isRepeat ? UNKNOWN : undefined))) return 'open';",
      'await attempt.claim(isRepeat ? UNKNOWN : undefined);',
    ],
    ["if (isUnknown && !isRepeatable(kind)) return { state: 'failed', nextTryAt: at, reason: UNKNOWN };", ''],
    ['failure.isFinal ? null : nextTry', 'nextTry'],
    ['attempt.isHandedOver && !failure.isRefusal', 'attempt.isHandedOver'],
    ["if (found === null && task.submission.settledAt !== undefined) return 'sent';", ''],
    ['if (found !== null && isTerminal(found.record)) return outcomeOf(kind, found.record);', ''],
    ["if (found !== null && Date.parse(found.record.nextTryAt) > deps.now().getTime()) return 'open';", ''],
    ['isRepeat && !isRepeatable(kind) ? UNKNOWN : isOver ? TOO_LATE : undefined', 'isOver ? TOO_LATE : undefined'],
    ["found.record.state === 'sending' || found.record.reason === UNKNOWN", "found.record.state === 'sending'"],
    ['if (time >= MAX_WRITE_ATTEMPTS) throw', 'if (time >= 1) throw'],
  ]),
  ...mutantsOf('netlify/outbox/retry-policy.ts', TASKS, [
    ['Math.max(pause * MINUTE_MS, retryAfterMs)', 'pause * MINUTE_MS'],
    ["kind === 'visitor' && record?.attempts !== 0 && ", 'record?.attempts !== 0 && '],
    ['record?.attempts !== 0 && ', ''],
    ["kind !== 'visitor';", 'true;'],
    ['const LEASE_MS = 2 * MINUTE_MS;', 'const LEASE_MS = 0;'],
    ['const PAUSES_MINUTES = [1, 5,', 'const PAUSES_MINUTES = [1, 1,'],
  ]),
  ...mutantsOf('netlify/outbox/deliver-request.ts', TASKS, [
    ["if (underWay.has(key)) return 'open';", ''],
    ['underWay.delete(key);', ''],
    [
      "if (outcomes.includes(outcome)) await openStore('open').set(markOf(key), now().toISOString());\n    else if",
      'if',
    ],
    ['{ onlyIfMatch: etag, metadata: recordMetadata(kept) }', '{ metadata: recordMetadata(kept) }'],
    ['if (!written.modified || !written.etag) return false;', ''],
    ['!(now().getTime() - markedAt < MARK_WAITS_MS)', 'true'],
    ["if (outcomes.includes('open')) {", 'if (outcomes.length < 0) {'],
    ["kind !== 'visitor' && outcomes[index]", 'outcomes[index]'],
    ["if (isOverdue(kept.createdAt, now())) await openStore('open').delete(overdueMark(key));", ''],
    ["if (!(await isForgotten(key, deps))) return 'open';", ''],
    ["if (failed?.status === 'rejected') throw failed.reason;", ''],
    ["await openStore('progress').set(settledMark(key), '');", ''],
    ['return records.some((record: unknown) => record === null);', 'return false;'],
  ]),
  ...mutantsOf('netlify/outbox/sweep.ts', TASKS, [
    ['if (deps.now().getTime() - start.getTime() > deps.budgetMs) return;', ''],
    ['late.length > MOST_LATE ? late.length : 0', '0'],
    ['if (held === 0) await', 'await'],
    ["await Promise.all(done.map((mark) => deps.openStore('open').delete(mark)));", ''],
    ['const forgotten = requests.filter((key) => !known.has(key));', 'const forgotten: string[] = [];'],
    ['[...open, ...settled]', '[...open]'],
    ['.filter((key) => !again.has(key))', ''],
    ['new Date(now.getTime() - 2 * DAY_MS)', 'now'],
    ['if (first.length < MOST_LISTED) return first;', 'return first;'],
    ['...recentMonths(deps.now())', ''],
    ['...first.map((mark) => mark.slice(OPEN.length).slice(0, 7)), ', ''],
  ]),
  ...mutantsOf(
    'netlify/submissions/list-keys.ts',
    [...test('sweep', 'daily-report'), ...['purge', 'list-keys'].map((name) => `netlify/submissions/${name}.test.ts`)],
    [
      ['if (keys.length >= most) break;', ''],
      ['if (keys.length >= most) break;', 'break;'],
      ['if (first.length < MOST_LISTED) return first;', 'return first;'],
      ['[now.toISOString(), ...first', '[...first'],
      ['waiting.length > 0 && listed.length < most', 'waiting.length > 0'],
      ['smaller: partsOf(part) }', 'smaller: [] }'],
      ['if (month > last) return months;', 'if (month >= last) return months;'],
    ],
  ),
  ...mutantsOf(
    'netlify/outbox/task-store.ts',
    [...TASKS, ...test('local-store')],
    [
      ['if (found !== null && isSame(found.record, record)) return found.etag;', ''],
      ['etag === null ? { onlyIfNew: true } : { onlyIfMatch: etag }', '{ onlyIfNew: etag === null } as object'],
      ['written?.modified === true && written.etag', 'written?.modified === true'],
    ],
  ),
  ...mutantsOf('netlify/outbox/recipient-limit.ts', test('recipient-limit'), [
    ['const MOST_PER_DAY = 3;', 'const MOST_PER_DAY = 4;'],
    ['const MOST_IN_ALL = 500;', 'const MOST_IN_ALL = 501;'],
    ['if (holder === id) return null;', ''],
    ["if (holder === null) throw new DeliveryFailure('store_unavailable');", ''],
    ['address.toLowerCase()', 'address'],
    ["createHmac('sha256', limit.secret)", "createHmac('sha256', '')"],
    ['name.replace(signs, as)', 'name'],
    ["address.toLowerCase().replace(NAME_BEFORE_HOST, '$1@$2')", 'address.toLowerCase()'],
    ["['pm.me', 'proton.me'],", ''],
  ]),
  ...mutantsOf('netlify/outbox/webhook.ts', test('webhook'), [
    ["redirect: 'manual'", "redirect: 'follow'"],
    ['submissionSchema.parse(submission)', 'submission'],
    ['Math.min(wait, DAY_MS)', 'wait'],
    ["secret.startsWith('whsec_') ?", 'false ?'],
    ['isRefusal: true,\n        retryAfterMs', 'retryAfterMs'],
  ]),
  ...mutantsOf('netlify/outbox/daily-report.ts', test('scheduled', 'daily-report'), [
    ["if ((await readJson(deps, 'follow-up', key, followUpSchema)) !== null) return [];", ''],
    ['return isOverdue(String(markedAt), now());', 'return true;'],
    ["await inParallel(marks, (mark) => deps.openStore('open').delete(mark));", ''],
    ['deps.now().getTime() - Date.parse(submission.createdAt) > TOLD_MS', 'false'],
    ['mark.isAdvancing && ', ''],
    ['now().getTime() - Date.parse(mark.since) < CATCHING_UP_MS', 'true'],
    [', suspects.map(suspectMark)', ''],
    ['told.map((all) => all.slice(0, MOST_NAMED)), ', ''],
    ['keys.toReversed().slice', 'keys.slice'],
    ['[...ours.first, ...theirs.first]', '[...theirs.first, ...ours.first]'],
    ['theirs.filter((key) => !known.has(key))', 'theirs'],
    ['markOf: unconfirmedMark', 'markOf: failedMark'],
  ]),
  ...mutantsOf('netlify/outbox/configuration.ts', test('configuration'), [
    ["isSound(env, 'CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET') && {", '{'],
    ["route === 'smtp' && !isSound(env, 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO')", 'false'],
  ]),
  ...mutantsOf(
    'netlify/outbox/send-report.ts',
    [...test('scheduled', 'send-report'), CANARY],
    [
      ['if (!(error instanceof DeliveryFailure && error.isRefusal)) throw error;', 'throw error;'],
      ['error instanceof DeliveryFailure && error.isRefusal', 'error instanceof DeliveryFailure'],
      ['await send(false);', 'await send(true);'],
      ['if (!response.ok) throw new DeliveryFailure(`alert_${String(response.status)}`);', ''],
      ["      return 'mail';\n    } catch", '    } catch'],
      ["() => sendByMail(name, bodyOf, now, mail).then(() => 'mail' as const),", "() => 'mail' as const,"],
    ],
  ),
  ...mutantsOf(
    'netlify/canary/canary-token.ts',
    [CANARY],
    [
      ['if (token === null || !secret) return false;', 'if (token === null) return false;'],
      ['given.length === expected.length && timingSafeEqual(given, expected)', 'given.length === expected.length'],
      ['.update(idempotencyKey)', ''],
    ],
  ),
  ...mutantsOf(
    'netlify/canary/canary.ts',
    [CANARY],
    [
      ['await sweep(deps);', ''],
      ["data?.state === 'sent' ? []", 'data !== undefined ? []'],
      ['all.length === 0 && settledAt === undefined', 'false'],
      ['.length > 1;', '.length > 8;'],
      ['await eraseCanary(deps).catch(deps.onError);', ''],
      ["return ['le stockage ne répond pas'];", 'return [];'],
    ],
  ),
  ...mutantsOf(
    'netlify/outbox/outbox-log.ts',
    [...test('attempt-task', 'scheduled'), CANARY],
    [
      ["state === 'failed' ? 'alert' : 'info'", "'info'"],
      ["'held' in counts || ", ''],
      [" || 'faults' in counts", ''],
    ],
  ),
  ...mutantsOf(
    'netlify/mail/email-html.ts',
    ['netlify/mail/mail-delivery.test.ts'],
    [
      ['<td>${escapeHtml(value)}</td>', '<td>${value}</td>'],
      ['<div class="quote">${escapeHtml(block.text)}</div>', '<div class="quote">${block.text}</div>'],
      ["'\"': '&quot;',", "'\"': '\"',"],
    ],
  ),
  ...mutantsOf(
    'netlify/mail/mail-delivery.ts',
    ['netlify/mail/mail-delivery.test.ts'],
    [
      ['throw notFinal(error);', 'throw error;'],
      ['if (!isRefused(error)) throw error;', ''],
      ['if (!isRefused(error)) throw error;', 'throw error;'],
      ['submission: withoutWords(delivery.submission)', 'submission: delivery.submission'],
      ['email === null ? null : { name, address: email }', 'null'],
      ['content === null ? [] :', 'content !== null ? [] :'],
    ],
  ),
  ...mutantsOf(
    'netlify/mail/smtp.ts',
    ['netlify/mail/mail-delivery.test.ts'],
    [
      ['requireTLS: !isLoopback(url)', 'requireTLS: false'],
      ["code >= 500 && ['RCPT TO', 'DATA']", "code >= 400 && ['RCPT TO', 'DATA']"],
      [
        "await Promise.race([transport.sendMail({ envelope, raw: '' }), tooLate]);",
        "await transport.sendMail({ envelope, raw: '' });",
      ],
      [
        "const isFinal = code >= 500 && ['RCPT TO', 'DATA'].includes(textIn(error, 'command'));",
        'const isFinal = code >= 500;',
      ],
    ],
  ),
  ...mutantsOf(
    'netlify/mail/visitor-email.ts',
    ['netlify/mail/mail-delivery.test.ts'],
    [["phone.replace(/[^\\d\\s+()-]/g, ' ')", 'phone']],
  ),
  ...mutantsOf(
    'netlify/mail/mail-folder.ts',
    ['netlify/mail/mail-folder.test.ts'],
    [
      ['const OWNER_ALONE = { mode: 0o600 };', 'const OWNER_ALONE = { mode: 0o644 };'],
      ['await chmod(directory, OWNER_FOLDER);', ''],
    ],
  ),
];
