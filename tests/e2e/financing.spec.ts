import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

test('prefills the price, updates the estimate on input and sends nothing', async ({ page }) => {
  await page.goto(paths.fundingEstimate({ price: 1250.5, register: 'RNCP' }));
  const result = page.locator('output');
  await expect(page.getByLabel('Prix de la formation, en euros')).toHaveValue('1250,5');
  await expect(page.getByLabel('Certification visée')).toHaveValue('RNCP');
  await page.goto(paths.financing);
  await page.getByLabel('Prix de la formation, en euros').fill('');
  await page.getByLabel('Prix de la formation, en euros').pressSequentially('2 500');
  const requested: string[] = [];
  // Ignore files of the page, which may still load.
  page.on('request', (request) => {
    if (!/^\/(_astro|illustrations)\//.test(new URL(request.url()).pathname)) requested.push(request.url());
  });
  await expect(result).toContainText('de participation obligatoire');
  await page.locator('#droits').fill('600');
  await expect(result).toContainText('600\u00a0€');
  await page.getByLabel('Prix de la formation, en euros').press('Enter');
  await expect(page).toHaveURL(paths.financing);
  expect(requested).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await expectAccessible(page, { part: '#estimation' });
});
