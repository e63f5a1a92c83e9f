import { DAY_MS } from '#src/lib/clock.ts';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import fc from 'fast-check';

/** The state of the network for data and posted forms. Scripts always arrive; if `slow`, they arrive later. */
type Network = 'fast' | 'slow' | 'down';

/** The expected state of the page in every walk. The model of an island adds the state of the island. */
export type Model = {
  /** The addresses that Back and Forward lead to, and the index of the current one. */
  addresses: string[];
  at: number;
  network: Network;
  /**
   * When the document was opened, in milliseconds. Undefined until a newly opened document has been compared with the
   * model.
   */
  document?: number | undefined;
  /** Whether the last step used a control, so that something must have the focus. */
  usesControl: boolean;
  /** The steps since the page last agreed with the model. */
  hurried: string[];
};

export const addressOf = ({ addresses, at }: Model): string => addresses[at] ?? '';

export function pushAddress(model: Model, address: string): void {
  model.addresses.splice(model.at + 1, Infinity, address);
  model.at += 1;
}

export type Step<State extends Model> = {
  name: string;
  /** Whether the step is possible. By default, it always is. */
  can?: (model: State) => boolean;
  /** Whether the page must agree with the model before the step. */
  waits?: (model: State) => boolean;
  /** Acts on the page, and changes the model to what the page must show next. */
  act: (model: State, page: Page) => Promise<void>;
};

export type Walk<State extends Model> = {
  starts: readonly string[];
  /** The parts of the model that only this walk has, with their values before the first `open`. */
  initial: Omit<State, keyof Model>;
  /** Changes the model when a new document opens. `page` is given if the browser may have restored fields. */
  open: (model: State, page?: Page) => void | Promise<void>;
  /** Whether Back and Forward can open a new document. */
  opensDocuments?: boolean;
  /** Changes the model after Back or Forward. */
  moved?: (model: State, page: Page) => void | Promise<void>;
  steps: readonly fc.Arbitrary<Step<State>>[];
  /** Fails while the page differs from the model. */
  compare: (model: State, page: Page) => Promise<void>;
  /** The size of the window. The default is Playwright's, a desktop size. */
  viewport?: { width: number; height: number };
  /** Data to serve instead of built files, by path. */
  data?: Readonly<Record<string, unknown>>;
};

/** How a visitor presses a control: on a phone, or by keyboard. */
export const gestures = fc.constantFrom('tap', 'Enter');

export async function press(model: Model, control: Locator, gesture: string): Promise<void> {
  await (gesture === 'tap' ? control.tap() : control.press(gesture));
  model.usesControl = true;
}

const always = () => true;

function commonSteps<State extends Model>({ open, moved, opensDocuments }: Walk<State>): Step<State>[] {
  const move = (name: string, by: number, go: (page: Page) => Promise<unknown>): Step<State> => ({
    name,
    can: ({ addresses, at }) => addresses[at + by] !== undefined,
    waits: always,
    act: async (model, page) => {
      model.at += by;
      if (opensDocuments) model.document = undefined;
      await go(page);
      await moved?.(model, page);
    },
  });
  const changeNetwork = (network: Network): Step<State> => ({
    name: `network ${network}`,
    can: (model) => model.network !== network,
    waits: always,
    act: (model) => {
      model.network = network;
      return Promise.resolve();
    },
  });
  return [
    move('back', -1, (page) => page.goBack()),
    move('forward', 1, (page) => page.goForward()),
    {
      name: 'reload',
      waits: always,
      act: async (model, page) => {
        model.document = undefined;
        await open(model);
        await page.reload({ waitUntil: 'domcontentloaded' });
      },
    },
    {
      name: 'leave and come back',
      waits: always,
      act: async (model, page) => {
        await page.goto('/mentions-legales');
        model.addresses.splice(model.at + 1);
        model.document = undefined;
        await page.goBack({ waitUntil: 'domcontentloaded' });
        await open(model, page);
      },
    },
    ...(['fast', 'slow', 'down'] as const).map(changeNetwork),
  ];
}

/**
 * Checks the page at every animation frame. Records a fault if built and live results are both visible or both hidden,
 * or if React has replaced a built element. Also records the first background colour.
 */
function watchPage(): void {
  const faults = new Set<string>();
  const built: Element[] = [];
  Object.assign(window, { faults });
  const look = () => {
    const children = [...(document.querySelector('[data-results]')?.children ?? [])];
    const isShown = (isLive: boolean) =>
      children.some((child) => child.hasAttribute('data-from-island') === isLive && child.checkVisibility());
    if (children.length > 0 && isShown(true) === isShown(false))
      faults.add(isShown(true) ? 'built and live results are visible' : 'no results are visible');
    if (!built.every((element) => element.isConnected)) faults.add('a built element is replaced');
    requestAnimationFrame(look);
  };
  const colour = () => {
    if (document.querySelector('body') === null) requestAnimationFrame(colour);
    else Object.assign(window, { firstColour: getComputedStyle(document.documentElement).backgroundColor });
  };
  requestAnimationFrame(colour);
  addEventListener('DOMContentLoaded', () => {
    built.push(...document.querySelectorAll('[data-filter] a, [data-contact-form] :is(input, textarea)'));
    look();
  });
}

const seePage = async () => {
  // Waits for two frames, because a browser removes the focus from a hidden or disabled element only at the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const focused = document.activeElement;
  return {
    address: location.pathname + location.search + location.hash,
    opened: performance.timeOrigin,
    hasFocus: focused !== null && focused !== document.body && focused.checkVisibility({ visibilityProperty: true }),
    faults: [...((window as { faults?: Set<string> }).faults ?? [])],
  };
};

async function expectAgreement<State extends Model>(walk: Walk<State>, model: State, page: Page): Promise<void> {
  await expect(async () => {
    const { address, opened, hasFocus, faults } = await page.evaluate(seePage);
    expect(address).toBe(addressOf(model));
    expect(opened, 'the document is the same').toBe(model.document ?? opened);
    await walk.compare(model, page);
    expect(faults).toEqual([]);
    if (model.usesControl) expect(hasFocus, 'something visible has the focus').toBe(true);
    model.document = opened;
  }).toPass({ intervals: [0, 20, 40, 80, 160, 300], timeout: 15_000 });
  model.hurried = [];
}

const SLOWNESS_MS = 150;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The browser’s console message about a failed request contains this text. */
const REFUSED = 'Failed to load resource';

async function newPage(
  browser: Browser,
  { data = {}, viewport }: Pick<Walk<Model>, 'data' | 'viewport'>,
  model: Model,
  errors: string[],
): Promise<Page> {
  const context = await browser.newContext({ hasTouch: true, ...(viewport && { viewport }) });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes(REFUSED)) errors.push(message.text());
  });
  context.on('weberror', (webError) => errors.push(String(webError.error())));
  await context.route(/\/(_astro|api)\/|recherche\.json/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const json = data[pathname];
    if (model.network === 'slow') await sleep(SLOWNESS_MS);
    const isRefused = model.network === 'down' && !pathname.startsWith('/_astro/');
    const answer = () => (json === undefined ? route.continue() : route.fulfill({ json }));
    // Playwright throws if the page has closed meanwhile.
    await (isRefused ? route.abort() : answer()).catch(() => undefined);
  });
  await context.addInitScript(watchPage);
  return context.newPage();
}

async function take<State extends Model>(
  browser: Browser,
  walk: Walk<State>,
  start: string,
  commands: Iterable<fc.AsyncCommand<State, Page>>,
): Promise<void> {
  const opened: Model = { addresses: [start], at: 0, network: 'fast', usesControl: false, hurried: [] };
  const model = { ...opened, ...walk.initial } as State;
  const errors: string[] = [];
  const page = await newPage(browser, walk, model, errors);
  try {
    await walk.open(model);
    await page.goto(start, { waitUntil: 'domcontentloaded' });
    await fc.asyncModelRun(() => ({ model, real: page }), commands);
    await expectAgreement(walk, model, page);
    expect(errors, 'errors and warnings of the browser').toEqual([]);
  } finally {
    await page.context().close();
  }
}

const commandOf = <State extends Model>(
  walk: Walk<State>,
  { name, can = always, waits, act }: Step<State>,
  isHurried: boolean,
): fc.AsyncCommand<State, Page> => {
  let wasPossible = false;
  return {
    check: (model) => (wasPossible = can(model)),
    run: async (model, page) => {
      if (waits?.(model)) await expectAgreement(walk, model, page);
      model.usesControl = false;
      await act(model, page);
      model.hurried.push(name);
      if (!isHurried) await expectAgreement(walk, model, page);
    },
    toString: () => (wasPossible ? (isHurried ? `${name}, in a hurry` : name) : '–'),
  };
};

const [MIN_STEPS, MAX_STEPS] = [10, 20];

/** The default seed is the day, so that all runs and retries of one day take the same walks. */
process.env.WALK_SEED ??= String(Math.floor(Date.now() / DAY_MS));

/** Takes random walks, and fails with the start and the steps of the first walk that fails. */
export async function walkRandomly<State extends Model>(browser: Browser, walk: Walk<State>, count: number) {
  const step = fc.oneof(...walk.steps, { arbitrary: fc.constantFrom(...commonSteps(walk)), weight: 2 });
  const command = fc.tuple(step, fc.boolean()).map(([taken, isHurried]) => commandOf(walk, taken, isHurried));
  const commands = fc.array(command, { minLength: MIN_STEPS, maxLength: MAX_STEPS });
  const walks = fc.asyncProperty(fc.constantFrom(...walk.starts), commands, (start, taken) =>
    take(browser, walk, start, taken),
  );
  await fc.assert(walks, {
    seed: Number(process.env.WALK_SEED),
    ...(process.env.WALK_PATH && { path: process.env.WALK_PATH }),
    numRuns: count,
    endOnFailure: true,
  });
}
