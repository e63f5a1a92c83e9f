import { expect, type Locator, type Page } from '@playwright/test';
import fc from 'fast-check';
import {
  countOptions,
  type FilterGroup,
  optionLink,
  type Query,
  queryString,
  readQuery,
  relaxedQueries,
} from '#src/features/filter/query.ts';
import type { BuiltList } from '#src/features/filter/built-list.ts';
import { parse } from 'node-html-parser';
import { optionOf } from './page-parts.ts';
import { BuiltSite } from '../../../scripts/preview-server.ts';
import { addressOf, gestures, type Model, press, pushAddress, type Step, type Walk } from './walk.ts';

type ListModel = Model & {
  built: BuiltList & { titles: string[] };
  /** Whether the island has fetched the items. */
  isLoaded: boolean;
  hasFailed: boolean;
  /** How many items are shown at most. Each click on « Afficher les suivantes » adds a page of items. */
  limit: number;
  /** The current query. The address of the home page does not contain it. */
  query: Query;
};

type Shown = { query: Query; page: number; groups: readonly FilterGroup[]; total: number | undefined };

export type ListFacts<Item> = {
  page: string;
  /** The path of the list's own page. It equals `page`, except on the home page, whose URL does not change. */
  path: string;
  items: readonly Item[];
  file: string;
  find: (items: readonly Item[], query: Query) => readonly Item[];
  status: (shown: Shown) => string;
  title?: (shown: Shown) => string;
  pageSize: number;
  more: string;
  reset: string;
  starts: readonly string[];
};

const seeList = () => {
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent.trim());
  const filter = document.querySelector('[data-filter]');
  const lists = [...(filter?.querySelectorAll('ul') ?? [])];
  const seeLink = (link: Element): (string | boolean | null)[] => [
    link.textContent,
    link.getAttribute('href'),
    link.ariaCurrent !== null,
  ];
  return {
    titles: texts('[data-results] article :is(h2, h3)'),
    status: filter?.querySelector('[aria-live]')?.textContent,
    links: Object.fromEntries(
      lists.map((list) => [String(list.ariaLabel), Array.from(list.querySelectorAll('a'), seeLink)]),
    ),
    typed: filter?.querySelector('input')?.value ?? '',
    buttons: texts('[data-results] button'),
    hasFailed: texts('[data-results] [role=alert]').length > 0,
    isEmpty: texts('[data-results] .empty-state h3').length > 0,
    documentTitle: document.title,
  };
};

const WORDS = ['excel', 'Réseau', 'ia', 'w', ' ', 'c++', 'rien de tel', '50 %', 'l’', ''];

export const site = new BuiltSite(process.cwd());

export async function readPage(address: string) {
  const answer = await site.answer(new Request(`http://localhost${address}`));
  const root = parse(await answer.text());
  const built = JSON.parse(root.querySelector('[data-filter]')?.getAttribute('data-filter') ?? '') as BuiltList;
  const titles = root.querySelectorAll('[data-results] article :is(h2, h3)').map(({ text }) => text.trim());
  const hasSearch = root.querySelector('[data-filter] input') !== null;
  return { built: { ...built, titles }, hasSearch, documentTitle: root.querySelector('title')?.text ?? '' };
}

export async function listWalk<Item extends { title: string }>(facts: ListFacts<Item>): Promise<Walk<ListModel>> {
  const { page: home, path, items, find, pageSize } = facts;
  const { built, hasSearch, documentTitle } = await readPage(home);
  const { groups } = built;
  const options = groups.flatMap((group) => group.options.map((option, index) => ({ group, option, index })));

  const isSame = (one: Query, other: Query) => queryString(one, groups) === queryString(other, groups);
  const isBuilt = (model: ListModel) => isSame(model.query, model.built.query);
  const found = (model: ListModel) => find(items, model.query);
  const readAddress = (model: ListModel) => {
    if (home === path) model.query = readQuery(new URL(addressOf(model), 'http://localhost').search, groups);
  };
  /** Updates the model: the island loads items when it first needs them and, after a failure, at the next choice. */
  const load = (model: ListModel, isNew = true) => {
    model.hasFailed = !isBuilt(model) && !model.isLoaded && model.network === 'down';
    model.isLoaded ||= !isBuilt(model) && !model.hasFailed;
    if (isNew) model.limit = pageSize;
  };
  const show = (model: ListModel, query: Query, isNew = true) => {
    const address = path + queryString(query, groups);
    if (home === path && address === addressOf(model)) {
      load(model, false);
      return;
    }
    if (home === path && isNew) pushAddress(model, address);
    else if (home === path) model.addresses[model.at] = address;
    model.query = readQuery(queryString(query, groups), groups);
    load(model);
  };
  const suggestions = (model: ListModel) =>
    model.isLoaded && !isBuilt(model) && found(model).length === 0
      ? [
          ...relaxedQueries(groups, model.query, (query) => find(items, query).length),
          { without: '', query: {}, total: 0 },
        ]
      : [];
  const countLeft = (model: ListModel) => (model.isLoaded && !isBuilt(model) ? found(model).length - model.limit : 0);
  const buttonsOf = (model: ListModel) => [
    ...(model.hasFailed ? ['Réessayer'] : []),
    ...suggestions(model).map(({ without, total }) =>
      without === ''
        ? facts.reset
        : `Sans «\u00a0${without}\u00a0»\u00a0: ${facts.status({ query: {}, page: 1, groups, total })}`,
    ),
    ...(countLeft(model) > 0 ? [`${facts.more} (${String(countLeft(model))})`] : []),
  ];

  const isCounted = options.some(({ option }) => option.count !== undefined);
  /** The texts and links of the filters. The counts in the built HTML stay until the items are loaded. */
  const linksOf = ({ query, isLoaded, built: { groups: builtGroups } }: ListModel) => {
    const count = (other: Query) => find(items, other).length;
    const counted = isCounted && isLoaded ? countOptions(groups, query, count) : builtGroups;
    return Object.fromEntries(
      counted.map((group) => [
        group.label,
        group.options.map((option) => {
          const { href = null, ...state } = optionLink(path, groups, query, group, option);
          return [option.label + String(option.count ?? ''), href, state['aria-current'] === true];
        }),
      ]),
    );
  };

  /**
   * Presses a control. After a failure, a press that keeps the query makes the page load its items again. Then waits
   * for the new request, because the page looks the same before and after the press.
   */
  const pressAndLoad = async (model: ListModel, page: Page, control: Locator, gesture: string, query = model.query) => {
    const isRetry = model.hasFailed && isSame(query, model.query);
    const request = isRetry ? page.waitForRequest(`**${facts.file}`) : undefined;
    await press(model, control, gesture);
    await request;
  };

  const choose = ([{ group, option, index }, gesture]: [(typeof options)[number], string]): Step<ListModel> => ({
    name: `${gesture} « ${option.label} » of « ${group.label} »`,
    can: (model) =>
      [model.query, model.built.query].every((query) => {
        const [counted] = countOptions([group], query, (other) => find(items, other).length);
        const count = option.count === undefined ? undefined : counted?.options[index]?.count;
        return optionLink(path, groups, model.query, group, { ...option, count }).href !== undefined;
      }),
    // Waits, because a second choice in the same group depends on what the first choice has rendered.
    waits: ({ hurried }) =>
      hurried.some(
        (name) => !name.startsWith('type') && (!name.includes(' of ') || name.endsWith(`« ${group.label} »`)),
      ),
    act: async (model, page) => {
      const link = optionOf(page, group.label, index);
      if (!(await link.isVisible())) await press(model, page.locator('[data-filter] summary'), gesture);
      const { href = '' } = optionLink(path, groups, model.query, group, option);
      const chosen = readQuery(new URL(href, 'http://localhost').search, groups);
      await pressAndLoad(model, page, link, gesture, chosen);
      show(model, chosen);
    },
  });
  const type = (text: string): Step<ListModel> => ({
    name: `type « ${text} »`,
    can: ({ query }) => text !== (query.q ?? ''),
    // If the URL has `q`, waits until the island has mounted. While it mounts, it writes `q` into an empty field.
    waits: ({ query }) => query.q !== undefined,
    act: async (model, page) => {
      const field = page.locator('[data-filter]').getByRole('searchbox');
      await field.fill('');
      await field.pressSequentially(text);
      model.usesControl = true;
      show(model, { ...model.query, q: text }, false);
    },
  });
  const pressButton = ([chosen, gesture]: [number, string]): Step<ListModel> => ({
    name: `${gesture} button ${String(chosen)}`,
    can: (model) => buttonsOf(model).length > 0,
    waits: () => true,
    act: async (model, page) => {
      const index = chosen % buttonsOf(model).length;
      await pressAndLoad(model, page, page.locator('[data-results]').getByRole('button').nth(index), gesture);
      const suggestion = suggestions(model)[index];
      if (model.hasFailed) load(model);
      else if (suggestion) show(model, suggestion.query);
      else model.limit += pageSize;
    },
  });

  const open = async (model: ListModel) => {
    ({ built: model.built } = await readPage(addressOf(model)));
    model.query = {};
    model.isLoaded = false;
    readAddress(model);
    load(model);
  };
  return {
    starts: facts.starts,
    initial: { built, isLoaded: false, hasFailed: false, limit: pageSize, query: {} },
    open,
    moved: (model) => {
      readAddress(model);
      load(model);
    },
    data: { [facts.file]: items },
    steps: [
      fc.tuple(fc.constantFrom(...options), gestures).map(choose),
      ...(hasSearch ? [fc.constantFrom(...WORDS).map(type)] : []),
      fc.tuple(fc.nat(3), gestures).map(pressButton),
    ],
    compare: async (model, page) => {
      const { query } = model;
      const total = model.isLoaded ? found(model).length : isBuilt(model) ? model.built.total : undefined;
      const shown = { query, page: 1, groups, total };
      const titles = isBuilt(model)
        ? model.built.titles
        : model.hasFailed
          ? []
          : found(model)
              .slice(0, model.limit)
              .map(({ title }) => title);
      expect(await page.evaluate(seeList)).toEqual({
        titles,
        status: total === undefined ? '' : facts.status(shown),
        links: linksOf(model),
        typed: query.q ?? '',
        buttons: buttonsOf(model),
        hasFailed: model.hasFailed,
        isEmpty: suggestions(model).length > 0,
        documentTitle: facts.title?.(shown) ?? documentTitle,
      });
    },
  };
}
