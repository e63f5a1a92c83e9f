import type { Page } from '@playwright/test';

/** Brings the code that comes with a visitor's first sign, and waits until it has run: time may then be counted. */
export async function bringBehaviour(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerover');
  await behaviourBrought(page);
}

/** Waits until that code, which something else brings, has run. */
export async function behaviourBrought(page: Page): Promise<void> {
  const address = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/page-behaviour.'))?.name,
  );
  await page.evaluate(
    async (code) => {
      await import(code);
    },
    (await address.jsonValue()) ?? '',
  );
}
