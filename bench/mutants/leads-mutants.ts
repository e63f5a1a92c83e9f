import { mutantsOf } from './mutant.ts';

const test = (...names: readonly string[]) => names.map((name) => `scripts/leads/${name}.test.ts`);

/** Faults in the commands that read, send again and erase requests. */
export const LEADS_MUTANTS = [
  ...mutantsOf('scripts/leads/csv.ts', test('csv', 'export-command'), [
    ['[\\s\\0]*[=+\\-@＝＋－＠]', '[\\s\\0]*[=+\\-@]'],
    ['text.replace(FORMULA_WITHIN, "$1\'$2")', 'text'],
    ['|[\\0"])*', '|\\0)*'],
    ['|^[\\t\\r\\n\\0]', ''],
    ["defused(text).replaceAll('\"', '\"\"')", 'defused(text)'],
    ['BYTE_ORDER_MARK + rows', 'rows'],
  ]),
  ...mutantsOf(
    'src/lib/safe-text.ts',
    ['src/lib/safe-text.test.ts', ...test('table', 'list-command')],
    [
      ['.replace(/\\p{Cc}/gu, picture)', ''],
      ['\\u202A-\\u202E', ''],
      ['columns - 1) break', 'columns) break'],
      ['WIDE.test(grapheme) ? 2 : 1', '1'],
    ],
  ),
  ...mutantsOf('scripts/leads/holdings.ts', test('erasure', 'forget-command'), [
    ["isGone && place.kind === 'suspects'", 'false'],
    ["place.kind === 'submissions' && place.site === site && place.key === key", 'false'],
    ['email: email && sameEmail(email)', 'email'],
    [".replace(/^(?:00)?33/, '')", ''],
    ["const digits = text.replace(DIGITS_APART, '');", 'const digits = text;'],
    [".normalize('NFKC')", ''],
    ['mailboxOf(sameEmail(address))', 'mailboxOf(address)'],
    ['phone.length >= MIN_DIGITS && digits.includes(phone)', 'digits.includes(phone)'],
    ['email === null && phone !== null && phones.has(phone)', 'phone !== null && phones.has(phone)'],
    ['!NAME_SIGN.test(before) && ', ''],
    [' && !HOST_GOES_ON.test(after)', ''],
    [".replace(/\\\\[nrt]/g, ' ')", ''],
    ['email === null && phone === person.text', 'phone === person.text'],
    ["if (person.kind === 'phone') phones.add(person.text);", ''],
  ]),
  ...mutantsOf('scripts/leads/erasure.ts', test('erasure', 'forget-command'), [
    ["if (left.some((text) => text !== null)) throw new Error('still there');", ''],
    ["outbox: await deleteAll(site.store('outbox'), [`${key}/`]),", 'outbox: 0,'],
    ['MARKS.open.map(', 'MARKS.open.slice(0, -1).map('],
    ['const mailFiles = await eraseFiles(files);', 'const mailFiles = files.length;'],
    ['await eraseExports(terminal.root, exports);', ''],
    ['await settle(place, at);', ''],
    ["await site.store('open').delete(PURGE_SCAN);", ''],
    ["if (!(written.modified && written.etag) && (await isOpen()) !== null) throw new Error('still open');", ''],
  ]),
  ...mutantsOf('scripts/leads/forget-command.ts', test('forget-command'), [
    ['if (told === found.hints + what) return found;', "if (told !== '') return found;"],
    ["if (what === '' || yes) return found;", 'if (yes) return found;'],
    ['isPhone(typed) && number.length >= MIN_DIGITS', 'isPhone(typed)'],
  ]),
  ...mutantsOf('scripts/leads/keyed-hash.ts', test('forget-command', 'made-exports'), [
    ["createHmac('sha256', key)", "createHmac('sha256', '')"],
    ['if (known !== undefined) return known;', "if (known !== undefined) return '';"],
    ["if (known === '')", 'if (false)'],
    ['? key : keyIn(file)', '? key : key'],
  ]),
  ...mutantsOf('scripts/leads/private-file.ts', test('export-command', 'forget-command'), [
    ['if (inTheWay !== undefined) throw refuse(inTheWay);', ''],
    ['mode: OWNER_ALONE, ', ''],
    ['(draft) => rename(draft, file)', '() => writeFile(file, content)'],
    ['!(await exists(file)) || isConfirmed', 'true || isConfirmed'],
  ]),
  ...mutantsOf('scripts/leads/read-leads.ts', test('read-leads', 'list-command'), [
    ['new Set([...first.blobs, ...second.blobs]', 'new Set([...first.blobs]'],
    ['if (KEY.test(key) && isWithin(key, period))', 'if (isWithin(key, period))'],
    ['monthAround(until, 1)', 'monthAround(until, 0)'],
    ['if (text === null) return undefined;', ''],
  ]),
  ...mutantsOf('scripts/leads/read-leads.ts', test('erasure', 'forget-command'), [
    ["    ['progress', settledMark('')],\n", ''],
    ["    ['open', openMark('')],\n", ''],
    ["suspects: [['open', suspectMark('')]]", 'suspects: []'],
  ]),
  ...mutantsOf('scripts/leads/find-lead.ts', test('show-command', 'run-leads', 'list-command'), [
    ['if (ids.length > 1) {', 'if (ids.length > 99) {'],
    ['start.length < MIN_PREFIX', 'start.length < 1'],
    ['const start = typed.toLowerCase();', 'const start = typed;'],
  ]),
  ...mutantsOf('scripts/leads/show-command.ts', test('show-command'), [["const QUOTE = '│ ';", "const QUOTE = '';"]]),
  ...mutantsOf('scripts/leads/resend-command.ts', test('resend-command'), [
    ["if (stateOf(task) === 'sending') {", 'if (false) {'],
    ['return unsent.length > 0 ? unsent : named;', 'return named;'],
    ['record?.reason === UNKNOWN', 'false'],
    ['record === undefined ? settledAt !== undefined :', 'record === undefined ? false :'],
    [' && !mayBeSent(task, submission)', ''],
    ['if (question !== null && !(await isConfirmed(question, values.yes === true, terminal))) return 1;', ''],
  ]),
  ...mutantsOf('scripts/leads/outbox.ts', test('outbox', 'resend-command', 'list-command'), [
    ['if (!modified || !etag) return false;', ''],
    ['  await mark();\n  const', '  const'],
    ['  await mark();\n  return', '  return'],
    ["if (states.includes('failed') || states.includes('unreadable')) return 'failed';", ''],
  ]),
  ...mutantsOf('scripts/leads/release-command.ts', test('release-command'), [
    ["await site.store('suspects').delete(key);", ''],
    ["await open.set(againMark(key, at), '');", ''],
    ['{ onlyIfNew: true, metadata', '{ metadata'],
    ['await open.delete(suspectMark(key));', ''],
    ['!written.modified && !(await isKept())', 'false'],
    [' && !(await isKept())', ''],
    [' && !(await replacesFragment(requests, key, submission))', ''],
  ]),
  ...mutantsOf('scripts/leads/follow-up.ts', test('list-command', 'show-command', 'run-leads'), [
    [', { onlyIfNew: true });', ');'],
  ]),
  ...mutantsOf('scripts/leads/follow-up.ts', test('follow-up'), [
    ["await site.store('open').set(failedMark(key), at.toISOString());", ''],
  ]),
  ...mutantsOf('scripts/leads/mail-files.ts', test('forget-command', 'purge-command'), [
    ["'utf8')).toLowerCase(), text)", "'utf8')), text)"],
    ["(kind === 'email' && (await isNamed()))", '(await isNamed())'],
    ['theirs.add(mailOf(file))', 'theirs.add(file)'],
  ]),
  ...mutantsOf('scripts/leads/made-exports.ts', test('made-exports', 'forget-command', 'purge-command'), [
    ['noted.some((id) => wanted.has(id))', 'noted.length > 0'],
    ['(await realpath(file)) === file', 'true'],
    ['idsHmacSha256: ids.map(hashOf)', 'idsHmacSha256: [...ids]'],
    ['keyHmacSha256 !== key || ', ''],
    [' && made.isWritten', ''],
    ['await dropNotes(before);', ''],
    ['    await rm(note, { force: true });\n    throw error;', '    throw error;'],
    ['[file, ...(await draftsOf(file))]', '[file]'],
    ['found?.isFile() === true && ', ''],
  ]),
  ...mutantsOf('scripts/leads/purge-command.ts', test('purge-command'), [
    ["if (name === 'delete')", "if (name === 'erase')"],
    ['mailFiles: isOnline(env) ? [] : await', 'mailFiles: await'],
    ['if (!isDry) await noteFinished(sites);', ''],
    ['blobs.filter(({ key }) => !gone.has(key))', 'blobs'],
    ['await eraseFiles(mailFiles);', ''],
  ]),
  ...mutantsOf('scripts/leads/filters.ts', test('list-command'), [
    ['parisDay(new Date(createdAt)) <= until', 'parisDay(new Date(createdAt)) < until'],
    ['Number(lastDays) - 1', 'Number(lastDays)'],
  ]),
  ...mutantsOf('scripts/leads/terminal.ts', test('forget-command', 'purge-command', 'resend-command'), [
    ['if (yes) return true;', 'return true;'],
  ]),
];
