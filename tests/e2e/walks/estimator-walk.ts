import { expect } from '@playwright/test';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { estimate, estimateLines } from '#src/features/financing/cpf-estimate.ts';
import { parseEuros } from '#src/features/financing/cpf-estimator.ts';
import { financing } from '#src/features/financing/financing.ts';
import { paths } from '#src/site/paths.ts';
import { builtPage } from '../../support/built-site.ts';
import { type Model, openedAt, type Step, type Walk } from './walk.ts';
import { textsOf } from './page-parts.ts';

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
