import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { selectedCourses } from '#src/features/comparison/comparison.ts';
import type { Course } from '#src/features/courses/course-json.ts';
import { builtList } from '#src/features/filter/built-list.ts';
import { countOptions, type FilterGroup, optionLink, readQuery } from '#src/features/filter/query.ts';
import { estimate, estimateLines } from '#src/features/financing/cpf-estimate.ts';
import { parseEuros } from '#src/features/financing/cpf-estimator.ts';
import { financing } from '#src/features/financing/financing.ts';
import { createSearch } from '#src/features/search/search-engine.ts';
import type { SearchIndex } from '#src/features/search/search-document.ts';
import { bytesOf } from '#src/lib/colour.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { pageTitle } from '#src/lib/french-text.ts';
import { PALETTE, SLATE } from '#src/site/brand.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { builtPage, readBuilt } from '../../support/built-site.ts';
import { addressOf, gestures, type Model, openedAt, press, pushAddress, type Step, type Walk } from './walk.ts';

const rgb = (colour: string) => `rgb(${bytesOf(colour).join(', ')})`;

const searchOf = (model: Model) => new URL(addressOf(model), 'http://localhost').search;

/** Pushes an address as a browser does for a link: the same address replaces itself. */
const follow = (model: Model, address: string) => {
  if (address !== addressOf(model)) pushAddress(model, address);
};

/** The visible texts of some elements. */
const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((element) => element.checkVisibility()).map((element) => element.textContent.trim()),
    );

export function agendaWalk(): Walk<Model> {
  const { root } = builtPage(paths.agenda);
  const filter = root.querySelector('[data-filter]');
  const { groups } = builtList({ dataset: { filter: filter?.getAttribute('data-filter') } } as never);
  const rows = root.querySelectorAll('[data-agenda-month] li[data-session]').map((row) => ({
    text: row.querySelector('h3')?.text.trim() ?? '',
    valueOf: (name: string) => row.getAttribute(`data-${name}`),
  }));
  const find = (query: Readonly<Record<string, string | undefined>>) =>
    rows.filter(({ valueOf }) =>
      groups.every(({ name, options }) => {
        const isKnown = options.some(({ value }) => value === query[name]);
        return !isKnown || valueOf(name) === query[name];
      }),
    );
  const options = groups.flatMap((group) => group.options.map((option, index) => ({ group, option, index })));
  const linkOf = (model: Model, group: FilterGroup, index: number) => {
    const query = readQuery(searchOf(model), groups);
    const [counted] = countOptions([group], query, (other) => find(other).length);
    const option = counted?.options[index];
    return option && optionLink(paths.agenda, groups, query, group, option).href;
  };
  return {
    starts: ['', '?lieu=angers', '?cpf=oui&domaine=bureautique', '?lieu=nulle-part'].map((end) => paths.agenda + end),
    model: openedAt,
    open: () => undefined,
    steps: [
      fc.tuple(fc.constantFrom(...options), gestures).map(([{ group, option, index }, gesture]): Step<Model> => ({
        name: `${gesture} « ${option.label} »`,
        can: (model) => linkOf(model, group, index) !== undefined,
        // What an option leads to depends on the choice before.
        waits: ({ hurried }) => hurried.length > 0,
        act: async (model, page) => {
          const list = page.locator('[data-filter]').getByRole('list', { name: group.label, exact: true });
          await press(model, list.getByRole('listitem').nth(index).locator('a'), gesture);
          follow(model, linkOf(model, group, index) ?? '');
        },
      })),
    ],
    compare: async (model, page) => {
      const query = readQuery(searchOf(model), groups);
      const found = find(query);
      expect(await textsOf(page, '[data-agenda-month] li[data-session] h3')).toEqual(found.map(({ text }) => text));
      expect(await textsOf(page, '[data-agenda] [aria-live]')).toEqual([countOf(found.length, 'session', 'Aucune')]);
      const chosen = options.filter(({ group, option }) => option.value === query[group.name]);
      expect(
        await page
          .locator('[data-filter] [aria-current]')
          .evaluateAll((all) => all.map((link) => link.firstChild?.textContent)),
      ).toEqual(chosen.map(({ option }) => option.label));
      const months = await textsOf(page, '[data-agenda-month] h2');
      expect(await textsOf(page, '[data-agenda-months] li a[href^="#"]')).toEqual(months);
      expect(await page.locator('[data-agenda-nothing]').isVisible()).toBe(found.length === 0);
    },
  };
}

type ComparisonModel = Model & { loaded: string[]; hasFailed: boolean };

const HEADINGS = [
  'Comparer des formations',
  'Une seule formation\u00a0: ajoutez-en une autre',
  'Deux formations côte à côte',
  'Trois formations côte à côte',
];

export function comparisonWalk(courses: readonly Course[]): Walk<ComparisonModel> {
  const titleOf = (id: string) => courses.find((course) => course.id === id)?.title ?? id;
  const [a = '', b = '', c = ''] = courses.map(({ id }) => id);
  const idsOf = (model: Model) => selectedCourses(searchOf(model)).ids;
  const load = (model: ComparisonModel) => {
    const missing = idsOf(model).filter((id) => !model.loaded.includes(id));
    model.hasFailed = model.network === 'down' && missing.length > 0;
    if (!model.hasFailed) model.loaded.push(...missing);
  };
  const go = (model: ComparisonModel, ids: readonly string[]) => {
    pushAddress(model, paths.compare(ids));
    load(model);
  };
  const shownIds = (model: ComparisonModel) => idsOf(model).filter((id) => model.loaded.includes(id));
  const open = (model: ComparisonModel) => {
    model.loaded = [];
    load(model);
  };
  return {
    starts: [[a], [a, b], [a, b, c]].map((ids) => paths.compare(ids)),
    model: (address) => ({ ...openedAt(address), loaded: [], hasFailed: false }),
    open,
    moved: load,
    steps: [
      fc.nat(2).map((index): Step<ComparisonModel> => ({
        name: `remove ${String(index)}`,
        can: (model) => shownIds(model)[index] !== undefined,
        waits: () => true,
        act: async (model, page) => {
          const id = shownIds(model)[index] ?? '';
          await press(model, page.getByRole('button', { name: `Retirer ${titleOf(id)}`, exact: true }), 'Enter');
          go(
            model,
            idsOf(model).filter((other) => other !== id),
          );
        },
      })),
      fc.constantFrom(...courses.slice(0, 6)).map(({ id, title }): Step<ComparisonModel> => ({
        name: `add ${id}`,
        can: (model) => idsOf(model).length > 0 && idsOf(model).length < 3 && !idsOf(model).includes(id),
        act: async (model, page) => {
          await page.getByLabel('Ajouter une formation').selectOption({ label: title });
          model.usesControl = true;
          go(model, [...idsOf(model), id]);
        },
      })),
      gestures.map((gesture): Step<ComparisonModel> => ({
        name: `${gesture} retry`,
        can: ({ hasFailed }) => hasFailed,
        waits: () => true,
        act: async (model, page) => {
          await press(model, page.getByRole('button', { name: 'Réessayer' }), gesture);
          load(model);
        },
      })),
    ],
    compare: async (model, page) => {
      const ids = shownIds(model);
      const isEmpty = idsOf(model).length === 0;
      expect(await textsOf(page, '[data-comparison] [role=status] h2')).toEqual(isEmpty ? [] : [HEADINGS[ids.length]]);
      expect(await textsOf(page, '[data-comparison] thead th a')).toEqual(ids.map(titleOf));
      expect(await page.locator('#choix > form').isVisible()).toBe(isEmpty);
      expect(await page.locator('[data-comparison] [role=alert]').isVisible()).toBe(model.hasFailed);
    },
  };
}

type SearchModel = Model & { typed: string; hasFailed: boolean; isLoaded: boolean };

export async function searchWalk(): Promise<Walk<SearchModel>> {
  const find = await createSearch(JSON.parse(readBuilt('recherche.json')) as SearchIndex);
  const search = (model: SearchModel) => {
    model.hasFailed = model.typed.trim() !== '' && !model.isLoaded && model.network === 'down';
    model.isLoaded ||= model.typed.trim() !== '' && !model.hasFailed;
  };
  const readAddress = (model: SearchModel) => {
    model.typed = new URLSearchParams(searchOf(model)).get('q') ?? '';
    search(model);
  };
  const type = (text: string, isSent: boolean): Step<SearchModel> => ({
    name: `type « ${text} »${isSent ? ' and Enter' : ''}`,
    // A new page shows the text of its address once its script runs.
    waits: () => true,
    act: async (model, page) => {
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill(text);
      model.typed = text;
      if (text !== '' || searchOf(model) !== '') model.addresses[model.at] = paths.searchFor(text.trim());
      if (isSent) {
        await field.press('Enter');
        pushAddress(model, paths.searchFor(text.trim()));
      }
      model.usesControl = true;
      search(model);
    },
  });
  return {
    starts: [paths.search, paths.searchFor('excel'), paths.searchFor('exel débutant')],
    model: (address) => ({ ...openedAt(address), typed: '', hasFailed: false, isLoaded: false }),
    open: (model) => {
      model.isLoaded = false;
      readAddress(model);
    },
    moved: readAddress,
    steps: [
      fc
        .tuple(fc.constantFrom('excel', 'ia', 'wrod', 'mot de passe', 'xyzzy', 'cpf ', ''), fc.boolean())
        .map(([text, isSent]) => type(text, isSent)),
    ],
    compare: async (model, page) => {
      const query = model.typed.trim();
      expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe(model.typed);
      const title = query === '' ? 'Rechercher sur le site' : `Recherche «\u00a0${query}\u00a0»`;
      expect(await page.title()).toBe(pageTitle(title, site.brand.name));
      expect(await page.getByRole('alert').isVisible()).toBe(model.hasFailed);
      const { exact, near } = query === '' || model.hasFailed ? { exact: [], near: [] } : find(query);
      const results = [...exact.slice(0, 12), ...near.slice(0, 12)].map((found) => found.title);
      expect(await textsOf(page, '#trouves h3')).toEqual(results);
    },
  };
}

type EstimateModel = Model & { price: string; rights: string; situation: number };

export function estimatorWalk(): Walk<EstimateModel> {
  const amounts = ['980', '1 250,50 €', '1.490', 'mille', '-3', '0', '99999999', ''];
  const situations = builtPage(paths.financing).root.querySelectorAll('#situation option');
  const fill = (id: 'price' | 'rights', selector: string) =>
    fc.constantFrom(...amounts).map((text): Step<EstimateModel> => ({
      name: `type « ${text} » as ${id}`,
      act: async (model, page) => {
        await page.locator(selector).fill(text);
        model[id] = text;
        model.usesControl = true;
      },
    }));
  return {
    starts: [paths.financing],
    model: (address) => ({ ...openedAt(address), price: '', rights: '', situation: 0 }),
    open: async (model, page) => {
      Object.assign(model, { price: '', rights: '', situation: 0 });
      if (page === undefined) return;
      model.price = await page.locator('#prix').inputValue();
      model.rights = await page.locator('#droits').inputValue();
      model.situation = await page.locator('#situation').evaluate((list: HTMLSelectElement) => list.selectedIndex);
    },
    steps: [
      fill('price', '#prix'),
      fill('price', '#prix'),
      fill('rights', '#droits'),
      fc.nat(situations.length - 1).map((index): Step<EstimateModel> => ({
        name: `choose situation ${String(index)}`,
        act: async (model, page) => {
          await page.locator('#situation').focus();
          await page.locator('#situation').selectOption({ index });
          model.situation = index;
          model.usesControl = true;
        },
      })),
    ],
    compare: async (model, page) => {
      const price = parseEuros(model.price);
      const rights = parseEuros(model.rights);
      const isWrong = [price === undefined || price === 0, rights === undefined].map(
        (isBad, index) => isBad && [model.price, model.rights][index]?.trim() !== '',
      );
      const isExempt = situations[model.situation]?.getAttribute('value') !== '';
      const register =
        parse(builtPage(paths.financing).html).querySelector('#repertoire option')?.getAttribute('value') ?? '';
      const hasEstimate = price !== undefined && price > 0 && !isWrong.includes(true);
      const lines = hasEstimate
        ? estimateLines(
            estimate({ price, register, isException: false, isExempt, rights }, financing.rules, new Date()),
          )
        : { account: '', rest: '' };
      expect([await textsOf(page, '[data-account]'), await textsOf(page, '[data-rest]')].flat().join('|')).toBe(
        hasEstimate ? `${lines.account}|${lines.rest}` : '',
      );
      expect(
        await page.locator('#prix, #droits').evaluateAll((all) => all.map((field) => field.ariaInvalid === 'true')),
      ).toEqual(isWrong);
    },
  };
}

type PageModel = Model & {
  theme: number;
  isSystemDark: boolean;
  choice: 'Accepter' | 'Refuser' | undefined;
  isMenuOpen: boolean;
};

const THEMES = ['Clair', 'Sombre', 'Comme l’appareil'];

/** Walks between pages of a phone: theme, cookie banner and menu. */
export function pageWalk(): Walk<PageModel> {
  const pages = [paths.contact, paths.about, paths.contact, paths.blog];
  const isFree = ({ isMenuOpen }: PageModel) => !isMenuOpen;
  return {
    viewport: { width: 360, height: 740 },
    starts: pages,
    model: (address) => ({ ...openedAt(address), theme: 2, isSystemDark: false, choice: undefined, isMenuOpen: false }),
    open: (model) => {
      model.isMenuOpen = false;
    },
    moved: (model) => {
      model.isMenuOpen = false;
    },
    steps: [
      fc.tuple(fc.nat(2), gestures).map(([theme, gesture]): Step<PageModel> => ({
        name: `${gesture} ${THEMES[theme] ?? ''}`,
        can: isFree,
        act: async (model, page) => {
          // The page adds the theme buttons at the first interaction.
          await page.mouse.wheel(0, 200);
          await press(model, page.getByRole('button', { name: THEMES[theme] ?? '' }), gesture);
          model.theme = theme;
        },
      })),
      fc.constant<Step<PageModel>>({
        name: 'switch the colours of the device',
        act: async (model, page) => {
          model.isSystemDark = !model.isSystemDark;
          await page.emulateMedia({ colorScheme: model.isSystemDark ? 'dark' : 'light' });
        },
      }),
      fc
        .tuple(fc.constantFrom('Accepter' as const, 'Refuser' as const), gestures)
        .map(([name, gesture]): Step<PageModel> => ({
          name: `${gesture} ${name}`,
          can: (model) => isFree(model) && addressOf(model) === paths.contact && model.choice === undefined,
          waits: () => true,
          act: async (model, page) => {
            await press(model, page.locator('#cookies').getByRole('button', { name }), gesture);
            model.choice = name;
          },
        })),
      fc.tuple(gestures, fc.constantFrom('Fermer le menu', 'Escape')).map(([gesture, way]): Step<PageModel> => ({
        name: `${gesture} the menu, or ${way}`,
        act: async (model, page) => {
          if (!model.isMenuOpen) await press(model, page.getByRole('button', { name: 'Menu', exact: true }), gesture);
          else if (way === 'Escape') await page.keyboard.press('Escape');
          else await press(model, page.getByRole('button', { name: way }), gesture);
          model.isMenuOpen = !model.isMenuOpen;
        },
      })),
      fc.constantFrom(...pages).map((path): Step<PageModel> => ({
        name: `go to ${path}`,
        waits: () => true,
        act: async (model, page) => {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          follow(model, path);
          model.isMenuOpen = false;
        },
      })),
    ],
    compare: async (model, page) => {
      const isDark = model.theme === 2 ? model.isSystemDark : model.theme === 1;
      const seen = await page.evaluate(() => ({
        colour: getComputedStyle(document.documentElement).backgroundColor,
        pressed: [...document.querySelectorAll('.theme-choice [aria-pressed=true]')].map(
          (button) => button.textContent,
        ),
        toolbars: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => meta.content),
        hasMenu: document.querySelector('#menu')?.matches(':popover-open') ?? false,
        hasBanner: document.querySelector('#cookies')?.checkVisibility() ?? false,
        isInert: document.querySelector('main')?.hasAttribute('inert') ?? false,
        hasMap: document.querySelector('iframe[title^="Plan"]') !== null,
      }));
      expect(seen.colour).toBe(rgb(isDark ? SLATE.paper : PALETTE.paper));
      if (seen.pressed.length > 0) {
        expect(seen.pressed).toEqual([THEMES[model.theme]]);
        for (const toolbar of seen.toolbars) expect(toolbar).toBe(seen.colour);
      }
      expect([seen.hasMenu, seen.isInert]).toEqual([model.isMenuOpen, model.isMenuOpen]);
      const isContact = addressOf(model) === paths.contact;
      expect([seen.hasBanner, seen.hasMap]).toEqual([
        isContact && model.choice === undefined,
        isContact && model.choice === 'Accepter',
      ]);
    },
  };
}
