import { paths } from '#src/site/paths.ts';
import { absolute } from '#src/site/structured-data.ts';
import { readPdf } from '../support/programme-pdf.ts';
import { expect, test } from '../support/test.ts';

test('hands out on a course’s page the programme of that course', async ({ page }) => {
  const path = paths.course('excel-fondamentaux');
  await page.goto(path);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const link = page.getByRole('link', { name: /programme/i }).and(page.locator('[href$=".pdf"]'));
  const answer = await page.request.get((await link.first().getAttribute('href')) ?? '');
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    link: `<${absolute(path)}>; rel="canonical"`,
  });
  expect((await readPdf(await answer.body())).info.Title).toContain(title);
});
