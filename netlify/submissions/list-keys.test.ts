import { expect, test } from 'vitest';
import { storeOver } from '#tests/support/blobs-memory.ts';
import { listAll, listSome, monthsUpTo, MOST_LISTED, partsOf } from './list-keys.ts';

const PAGE = 1000;
/** As many as a call has time for. */
const MOST_PAGES = 25;

/** Opens a store of these keys, whose lists come page by page, and fail where there are too many. */
function storeOf(keys: readonly string[]) {
  const sorted = keys.toSorted();
  const lists = new Map<string, string[]>();
  let pages = 0;
  const fetch = (input: string | URL | Request): Promise<Response> => {
    const { searchParams } = new URL(new Request(input).url);
    const prefix = searchParams.get('prefix') ?? '';
    const page = Number(searchParams.get('cursor') ?? 0);
    const found = lists.get(prefix) ?? sorted.filter((key) => key.startsWith(prefix));
    lists.set(prefix, found);
    pages += 1;
    if (page >= MOST_PAGES) return Promise.resolve(new Response(null, { status: 424 }));
    const blobs = found.slice(page * PAGE, (page + 1) * PAGE).map((key) => ({ key, etag: '"1"' }));
    const isMore = found.length > (page + 1) * PAGE;
    return Promise.resolve(
      Response.json({ blobs, directories: [], next_cursor: isMore ? String(page + 1) : undefined }),
    );
  };
  return { openStore: () => storeOver('contact-open', fetch), pagesOf: () => pages };
}

/** Whoever chooses the key of a request, and tries a few, chooses the first digits of its id. */
const CHOSEN = Array.from(
  { length: 120_000 },
  (_, n) => `2026-11/00${n.toString(16).padStart(5, '0').padEnd(30, 'a')}`,
);
const OTHERS = ['2026-11/00ffffffffffffffffffffffffffffff', '2026-11/0f1e', '2026-11/7a', '2026-11/ff'];

test('lists all, whatever the requests of a flood begin with', async () => {
  const { openStore, pagesOf } = storeOf([...CHOSEN, ...OTHERS]);
  const listed = await listAll(openStore, '', new Date('2026-11-24T03:17:00Z'));
  expect(listed.toSorted()).toEqual([...CHOSEN, ...OTHERS].toSorted());
  expect(pagesOf()).toBeLessThan(400);
});

test('lists no more than some, and what is not of a flood in any case', async () => {
  const { openStore, pagesOf } = storeOf([...CHOSEN, ...OTHERS]);
  const listed = await listSome(openStore, partsOf('2026-11/'), MOST_LISTED);
  expect(listed).toEqual(expect.arrayContaining(OTHERS.slice(1)));
  expect(listed.length).toBeLessThan(90_000);
  expect(pagesOf()).toBeLessThan(150);
});

test('takes the months of keys from those that name one', async () => {
  const { openStore } = storeOf(['2026-00/aa', '2026-13/bb', '2026-09/cc', '2026-11-20/dd', 'x']);
  const months = await monthsUpTo(openStore, new Date('2026-11-24T03:17:00Z'));
  expect(months).toEqual(['2026-09', '2026-10', '2026-11']);
  const { openStore: strange } = storeOf(['2026-13/bb']);
  expect(await monthsUpTo(strange, new Date('2026-11-24T03:17:00Z'))).toEqual([]);
});
