import { expect } from '@playwright/test';
import fc from 'fast-check';
import { createSearch } from '#src/features/search/search-engine.ts';
import { resultCount } from '#src/features/search/search-results.ts';
import type { SearchIndex } from '#src/features/search/search-documents.ts';
import { addressQuery } from '#src/lib/address-query.ts';
import { pageTitle } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { readBuilt } from '../../support/built-site.ts';
import { type Model, pushAddress, type Step, type Walk } from './walk.ts';
import { searchOf, textsOf } from './page-parts.ts';

type SearchModel = Model & { typed: string; hasFailed: boolean; isLoaded: boolean };

export async function searchWalk(): Promise<Walk<SearchModel>> {
  const find = await createSearch(JSON.parse(readBuilt('recherche.json')) as SearchIndex);
  const search = (model: SearchModel) => {
    model.hasFailed = model.typed.trim() !== '' && !model.isLoaded && model.network === 'down';
    model.isLoaded ||= model.typed.trim() !== '' && !model.hasFailed;
  };
  const readAddress = (model: SearchModel) => {
    model.typed = addressQuery(searchOf(model)).get('q') ?? '';
    search(model);
  };
  const type = (text: string, isSent: boolean): Step<SearchModel> => ({
    name: `type « ${text} »${isSent ? ' and Enter' : ''}`,
    // On a new page, the script first fills the field with the search of the URL.
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
    starts: [
      paths.search,
      paths.searchFor('excel'),
      paths.searchFor('exel débutant'),
      `${paths.search}?utm_source=lettre&amp;q=excel`,
    ],
    initial: { typed: '', hasFailed: false, isLoaded: false },
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
      const status = query === '' || model.hasFailed ? '' : resultCount(query, exact.length, near.length);
      expect(await page.locator('#etat').textContent()).toBe(status);
      const results = [...exact.slice(0, 12), ...near.slice(0, 12)].map((found) => found.title);
      expect(await textsOf(page, '#trouves h3')).toEqual(results);
    },
  };
}
