import { paths } from '#src/site/paths.ts';
import { KINDS_OF_PAGES } from '../support/kinds-of-pages.ts';
import { GROUND } from '../support/page-ground.ts';
import { paleTexts } from '../support/text-contrast.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [1280, 360];
const THEMES = ['light', 'dark'] as const;

for (const path of KINDS_OF_PAGES)
  test(`every word of ${path} stands out from what is painted under it`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS)
      for (const colorScheme of THEMES) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveCSS('background-color', GROUND[colorScheme]);
        expect(await paleTexts(page), `${colorScheme}, ${String(width)} pixels wide`).toEqual([]);
      }
  });

/** What lies on a page may come to lie on a section of another ground. */
const DEVICES = [
  'margin-note',
  'lead',
  'badge',
  'badge badge-cpf',
  'button',
  'button button-quiet',
  'filter-link',
  'bg-sheet text-ink',
];

for (const colorScheme of THEMES)
  test(`the devices of the brand are read on paper, on a sheet and on ink, on ${colorScheme} pages`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(paths.home);
    await expect(page.locator('html')).toHaveCSS('background-color', GROUND[colorScheme]);
    const grounds = await page.evaluate((devices) => {
      // Pages hold the styles of what they show, under names of their own: this one is said again.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.bg-sheet { background: var(--color-sheet) } .text-ink { color: var(--color-ink) }');
      document.adoptedStyleSheets.push(sheet);
      const sections = ['.section.ruled', '.section-sheet', '.section-ink'].map((one) => document.querySelector(one));
      for (const section of sections) {
        const all = document.createElement('div');
        for (const device of devices) {
          const element = document.createElement('p');
          element.className = device;
          element.dataset.tone = 'blue';
          element.textContent = `${device}, ${section?.className ?? ''}`;
          all.append(element);
        }
        section?.append(all);
      }
      return sections.filter((section) => section !== null).length;
    }, DEVICES);
    expect(grounds).toBe(3);
    expect(await paleTexts(page)).toEqual([]);
  });

test('words that are too pale are told, on a colour, a gradient and in a field', async ({ page }) => {
  await page.setContent(`<body style="background: #fff; color: #767676; font: 16px sans-serif">
    <p>Assez foncé</p>
    <p style="color: #777">Trop clair</p>
    <p style="font-size: 24px; color: #949494">Assez foncé, car grand</p>
    <p style="color: #0008">Trop transparent</p>
    <p style="inline-size: fit-content; background: linear-gradient(90deg, #fff 50%, #aaa 50%)">Clair sur la moitié d’un dégradé</p>
    <p>Lu <a href="#" style="color: #1e2756; text-decoration: underline">souligné</a></p>
    <p style="opacity: 0.5; color: #555">Estompé</p>
    <input placeholder="Pâle" style="color: #000"><button disabled style="color: #ccc">Inactif</button>
    <p style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; color: #fff">Pour les lecteurs d’écran</p>`);
  expect((await paleTexts(page)).map((told) => /« (.*) »/.exec(told)?.[1])).toEqual([
    'Trop clair',
    'Trop transparent',
    'Clair sur la moitié d’un dégradé',
    'Estompé',
  ]);
});
