import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { paths } from '#src/site/paths.ts';
import { expect, onCopy } from '../support/copied-site.ts';

const test = onCopy('edit');

test('serves no files that commands write and allows no other origin', async ({ request, site }) => {
  const secret = 'zoe@courriel.example';
  for (const file of ['demandes.csv', '.netlify/exports/1.json', '.netlify/mails/1.adviser.eml']) {
    const path = join(site.root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${secret}\n`);
    for (const address of [`/${file}`, `/${file}?import&raw`, `/@fs${path}`, `/@fs${path}?raw`]) {
      const answer = await request.get(address);
      expect(answer.ok(), address).toBe(false);
      expect(await answer.text(), address).not.toContain(secret);
    }
  }

  const crossOrigin = await request.get(paths.contact, { headers: { Origin: 'http://localhost:3000' } });
  expect(crossOrigin.headers()).not.toHaveProperty('access-control-allow-origin');
});

test('mounts islands in development without a difference to their built HTML', async ({ page }) => {
  const islands = {
    [paths.courses]: '[data-filter] a',
    [paths.blog]: '[data-filter] a',
    [paths.contact]: '[data-contact-form] input',
    [paths.courseRequest('excel-fondamentaux')]: '[data-contact-form] input',
  };
  for (const [path, control] of Object.entries(islands)) {
    await page.goto(path);
    await page.locator(control).filter({ visible: true }).first().focus();
    await expect(page.locator('[data-awake]')).not.toHaveCount(0);
  }
});
