import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { LAYER_ORDER } from '#src/styles/style-sheets.ts';
import { waitForAnimations } from '../support/page-checks.ts';
import { buildCopy, projectCopy } from '../support/project-copy.ts';
import { expect, test } from '../support/test.ts';

const SHEET_LINK = /<link rel="stylesheet" href="(\/_astro\/[^"]+)">/g;

/** Builds a copy of the project whose pages have complete style sheets. Returns the output folder. */
async function pagesWithAllStyles(): Promise<string> {
  const root = await projectCopy('.', 'whole-styles');
  await writeFile(join(root, 'src/integrations/page-styles.ts'), 'export const stylePages = () => undefined;\n');
  await buildCopy(root);
  return join(root, 'dist');
}

/** The position, colours, font and borders of every element. */
async function renderedStyles(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await waitForAnimations(page);
  return page.evaluate(() => {
    const colours = ['color', 'background', 'border', 'boxShadow', 'opacity'] as const;
    const properties = ['display', 'position', 'font', ...colours] as const;
    return Array.from(document.body.querySelectorAll('*'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const place = [x, y + scrollY, width, height].map((length) => Math.round(length * 10) / 10).join();
      return [element.tagName, place, ...properties.map((property) => style[property])].join(' | ');
    });
  });
}

const PAGES = [
  ...[paths.home, paths.courses, paths.course('excel-fondamentaux'), paths.aiCourse, paths.contact, paths.agenda],
  ...[paths.blog, paths.article(8), paths.comparison, paths.search, paths.about, paths.financing],
  paths.legalPage('mentions-legales'),
];

test('renders every element as with the whole style sheet', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(600_000);
  const whole = await pagesWithAllStyles();
  const devTools = await page.context().newCDPSession(page);
  for (const path of PAGES) {
    const built = await readFile(join(whole, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    // Puts the whole style sheets into the page. Removes the policy of the page, which would block them.
    const html = built
      .replace(/<meta http-equiv[^>]*>/, '')
      .replace(
        SHEET_LINK,
        (_, file: string) => `<style>${LAYER_ORDER}${readFileSync(join(whole, file), 'utf8')}</style>`,
      );
    const versions: string[][] = [];
    for (const body of [undefined, html]) {
      if (body !== undefined)
        await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/html' }));
      const styles: string[] = [];
      for (const [width, colorScheme, media, size] of [
        [412, 'light', 'screen', 16],
        [1280, 'light', 'screen', 16],
        [1280, 'dark', 'screen', 16],
        [1280, 'light', 'print', 16],
        [412, 'light', 'screen', 32],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, media });
        await devTools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
        await page.goto(path);
        styles.push(...(await renderedStyles(page)));
      }
      versions.push(styles);
      await page.unrouteAll();
    }
    expect.soft(versions[0], path).toEqual(versions[1]);
  }
});
