import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { estimate, estimateLines } from '#src/features/financing/cpf-estimate.ts';
import { parseEuros } from '#src/features/financing/cpf-estimator.ts';
import { financing } from '#src/features/financing/financing.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

/** Fails unless the page shows the estimate for its field values, or marks the wrong fields. */
async function expectEstimate(page: Page): Promise<void> {
  const valueOf = (field: string) => page.locator(field).inputValue();
  const [price, rights] = [await valueOf('#prix'), await valueOf('#droits')];
  const [amount = 0, balance] = [parseEuros(price), parseEuros(rights)];
  const wrong = [price.trim() !== '' && amount === 0, rights.trim() !== '' && balance === undefined];
  const visitor = {
    price: amount,
    register: await valueOf('#repertoire'),
    isException: false,
    isExempt: (await valueOf('#situation')) !== '',
    rights: balance,
  };
  const { account, rest } = estimateLines(estimate(visitor, financing.rules, new Date()));
  const lines = amount === 0 || wrong.includes(true) ? [] : [account, rest];
  const fields = page.locator('#prix, #droits');
  await expect
    .poll(() => fields.evaluateAll((all) => all.map(({ ariaInvalid }) => ariaInvalid === 'true')), { message: price })
    .toEqual(wrong);
  await expect(page.locator('[data-account], [data-rest]').filter({ visible: true })).toHaveText(lines);
}

const amounts = fc.constantFrom('980', '1 250,50 €', '1.490', 'mille', '-3', '0', '99999999', '');

test('estimates what a visitor pays, marks wrong amounts and sends nothing', async ({ page }) => {
  await page.goto(paths.fundingEstimate({ price: 1250.5, register: 'RNCP' }));
  await expect(page.locator('#prix')).toHaveValue('1250,5');
  await expect(page.locator('#repertoire')).toHaveValue('RNCP');
  await expectEstimate(page);
  const requested: string[] = [];
  // Ignores files of the page that are still loading.
  page.on('request', (request) => {
    if (!/^\/(_astro|illustrations)\//.test(new URL(request.url()).pathname)) requested.push(request.url());
  });
  for (const [price, rights, isExempt] of fc.sample(fc.tuple(amounts, amounts, fc.boolean()), 5)) {
    await page.locator('#prix').fill(price);
    await page.locator('#droits').fill(rights);
    await page.locator('#situation').selectOption({ index: Number(isExempt) });
    await expectEstimate(page);
  }
  await page.locator('#prix').press('Enter');
  expect(requested).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await expectAccessible(page, { part: '#estimation' });

  await page.goto(paths.privacy);
  await page.goBack();
  await expectEstimate(page);
});
