import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const GUIDE = 'docs/guide-redaction.md';
const PICTURES = 'docs/images';

/** What a label says: one kind of space and of apostrophe, and not that its field may be left out. */
const label = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll("'", '’')
    .replace(/ ?\(facultatif\)$/, '')
    .trim();

/** What the guide quotes of the screen, in bold, by the heading that it stands under. */
export function quotedLabels(): Map<string, string[]> {
  const parts = readFileSync(GUIDE, 'utf8').split(/^#+ /m);
  const quoted = parts.map((part): [string, string[]] => {
    const [heading = '', ...lines] = part.split('\n');
    const text = lines.join('\n').replaceAll(/`[^`]*`/g, '');
    return [heading, [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => label(words))];
  });
  return new Map(quoted.filter(([, labels]) => labels.length > 0));
}

/** Every text that a page shows at this moment. */
export async function shownLabels(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.checkVisibility()) found.push(walker.currentNode.nodeValue ?? '');
    return found;
  });
  return texts.map(label);
}

/** Keeps Decap's own words in the page, in the place of which the screen of a computer says others. */
export async function keepDecapWords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let cms: Window['CMS'];
    Object.defineProperty(window, 'CMS', {
      get: () => cms,
      set: (value: NonNullable<Window['CMS']>) => {
        const { registerLocale } = value;
        value.registerLocale = (locale, phrases) => {
          window.decapWords ??= value.getLocale(locale);
          registerLocale(locale, phrases);
        };
        cms = value;
      },
    });
  });
}

declare global {
  // Only an interface adds to one that is there.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    decapWords?: unknown;
  }
}

/** Every text that the screen has for its own buttons, also those that only a published site shows. */
export async function ownLabels(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const flat = (phrases: unknown): string[] =>
      typeof phrases === 'object' && phrases !== null ? Object.values(phrases).flatMap(flat) : [String(phrases)];
    return [...flat(window.CMS?.getLocale('fr')), ...flat(window.decapWords)];
  });
  return texts.map(label);
}

type Area = { x?: number; y?: number; width: number; height: number };

/** Takes a picture of the guide again, for whoever asks: `GUIDE_PICTURES=1 npm run test:e2e -- guide`. */
export async function takePicture(page: Page, name: string, { x = 0, y = 0, width, height }: Area): Promise<void> {
  if (process.env.GUIDE_PICTURES === undefined) return;
  const bytes = await page.screenshot({ clip: { x, y, width, height }, animations: 'disabled' });
  await sharp(bytes).png({ palette: true, colours: 48, effort: 10 }).toFile(`${PICTURES}/guide-${name}.png`);
}
