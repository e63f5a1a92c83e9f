import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { formatRgb } from 'culori';
import { PALETTE, SLATE } from '#src/site/brand.ts';
import { paths } from '#src/site/paths.ts';
import { gestures, type Model, press, type Step, type Walk } from './walk.ts';
import { follow } from './page-parts.ts';

type PageModel = Model & {
  /** Whether the page was dark when it opened. */
  wasDark: boolean;
  theme: number;
  isSystemDark: boolean;
  isMenuOpen: boolean;
};

const THEMES = ['Clair', 'Sombre', 'Comme l’appareil'];

/** The page adds the theme buttons at the first interaction. */
const loadThemeChoice = (page: Page) =>
  expect(async () => {
    // Turns the wheel both ways, because the page cannot scroll further down at its end or further up at its top.
    await page.mouse.wheel(0, 200);
    await page.mouse.wheel(0, -200);
    await expect(page.locator('.theme-choice')).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 15_000 });

/** Walks between pages on a phone, and uses the theme buttons and the menu. */
export function pageWalk(): Walk<PageModel> {
  const pages = [paths.contact, paths.about, paths.contact, paths.blog];
  const isFree = ({ isMenuOpen }: PageModel) => !isMenuOpen;
  const isDark = (model: PageModel) => (model.theme === 2 ? model.isSystemDark : model.theme === 1);
  const colourOf = (dark: boolean) => formatRgb(dark ? SLATE.paper : PALETTE.paper);
  const open = (model: PageModel) => {
    model.wasDark = isDark(model);
    model.isMenuOpen = false;
  };
  return {
    opensDocuments: true,
    viewport: { width: 360, height: 740 },
    starts: pages,
    initial: { wasDark: false, theme: 2, isSystemDark: false, isMenuOpen: false },
    open,
    moved: open,
    steps: [
      fc.tuple(fc.nat(2), gestures).map(([theme, gesture]): Step<PageModel> => ({
        name: `${gesture} ${THEMES[theme] ?? ''}`,
        can: isFree,
        act: async (model, page) => {
          await loadThemeChoice(page);
          await press(model, page.getByRole('button', { name: THEMES[theme] ?? '' }), gesture);
          model.theme = theme;
        },
      })),
      fc.constant<Step<PageModel>>({
        name: 'switch the colours of the device',
        act: async (model, page) => {
          await loadThemeChoice(page);
          model.isSystemDark = !model.isSystemDark;
          await page.emulateMedia({ colorScheme: model.isSystemDark ? 'dark' : 'light' });
        },
      }),
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
          model.document = undefined;
          open(model);
        },
      })),
    ],
    compare: async (model, page) => {
      const { pressed, toolbars, ...seen } = await page.evaluate(() => ({
        colour: getComputedStyle(document.documentElement).backgroundColor,
        firstColour: (window as { firstColour?: string }).firstColour,
        pressed: document.querySelector('.theme-choice [aria-pressed=true]')?.textContent,
        toolbars: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => meta.content),
        hasMenu: document.querySelector('#menu')?.matches(':popover-open'),
        isInert: document.querySelector('main')?.hasAttribute('inert'),
      }));
      expect(seen).toEqual({
        colour: colourOf(isDark(model)),
        firstColour: colourOf(model.wasDark),
        hasMenu: model.isMenuOpen,
        isInert: model.isMenuOpen,
      });
      // One script adds the theme buttons and colours the toolbar. Until it has loaded, the test skips both.
      if (pressed === undefined) return;
      expect(pressed).toBe(THEMES[model.theme]);
      expect(new Set(toolbars)).toEqual(new Set([seen.colour]));
    },
  };
}
