import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { MAP_ORIGIN } from '#src/features/contact/office-map.ts';
import { paths } from '#src/site/paths.ts';

// Every state of the site that is worth a look: `npm run gallery` compares them with those of another commit.

type Act = (page: Page) => Promise<unknown>;

type Options = {
  /** Answers of the server, which have to be known before the page is opened. */
  before?: Act;
  /** The whole length of the page instead of what is in sight. */
  isWhole?: boolean;
};

const test = base.extend({
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(`http://localhost:${process.env.GALLERY_PORT ?? ''}`),
});

/** The styles of a page at rest: nothing is laid out late, or glides to its place. */
const STILL =
  '* { content-visibility: visible !important; scroll-behavior: auto !important; transition: none !important }';

async function open(page: Page, path: string): Promise<void> {
  const today = new Date();
  await page.clock.setFixedTime(today.setHours(10, 0, 0, 0));
  await page.goto(path);
  await page.evaluate(async (styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    // The choice of colours in the footer comes with the first sign of a visitor.
    dispatchEvent(new Event('scroll'));
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  }, STILL);
  if (await page.locator('body > footer').isVisible())
    await page
      .locator('.theme-choice')
      .waitFor({ timeout: 3000 })
      .catch(() => undefined);
}

function state(name: string, path: string, act: Act = () => Promise.resolve(), options: Options = {}): void {
  test(name, async ({ page }) => {
    await options.before?.(page);
    await open(page, path);
    await act(page);
    await expect(page).toHaveScreenshot({ fullPage: options.isWhole ?? false });
  });
}

const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first();
const click = (page: Page, selector: string) => seen(page, selector).click();
const center = (page: Page, selector: string) =>
  seen(page, selector).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

const never = (address: string | RegExp) => (page: Page) => page.route(address, () => undefined);
const answer =
  (address: string | RegExp, status: number, json: object = {}) =>
  (page: Page) =>
    page.route(address, (route) => route.fulfill({ status, json }));
const offline = (address: string | RegExp) => (page: Page) =>
  page.route(address, (route) => route.abort('connectionfailed'));

const COURSE = paths.course('excel-fondamentaux');
const KINDS = {
  home: paths.home,
  catalogue: paths.courses,
  course: COURSE,
  agenda: paths.agenda,
  'request about a course': paths.courseRequestPage('excel-fondamentaux'),
  financing: paths.financing,
  about: paths.about,
  contact: paths.contact,
  blog: paths.blog,
  article: paths.article(9),
  'AI landing page': paths.aiCourse,
  'static catalogue': paths.catalogue('bureautique'),
  'legal text': paths.terms,
};
const KEY_KINDS = ['home', 'catalogue', 'course', 'contact', 'AI landing page'] as const;

test.describe('Pages @dark', () => {
  for (const [name, path] of Object.entries(KINDS)) state(name, path, undefined, { isWhole: true });
  state('category', paths.courseCategory('Bureautique'), undefined, { isWhole: true });
  state('search', paths.search);
  state('comparison', paths.comparison, undefined, { isWhole: true });
  state('AI enrolment', paths.aiEnrolment, undefined, { isWhole: true });
  state('AI programme', paths.aiProgramme, undefined, { isWhole: true });
  state('complaint', paths.complaints, undefined, { isWhole: true });
  state('creator', paths.creator('demo'), undefined, { isWhole: true });
});

test.describe('Not found', () => {
  state('page', '/nulle-part');
  state('course', paths.course('tableur-avance'));
  state('article', paths.article(9999));
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const name of KEY_KINDS) state(name, KINDS[name], undefined, { isWhole: true });
});

test.describe('Forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });
  for (const name of KEY_KINDS) state(name, KINDS[name], undefined, { isWhole: true });
});

test.describe('Text at 200 %', () => {
  const double: Act = async (page) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  };
  for (const name of KEY_KINDS) state(name, KINDS[name], double);
});

test.describe('Print', () => {
  for (const name of ['course', 'contact', 'legal text'] as const)
    state(name, KINDS[name], (page) => page.emulateMedia({ media: 'print' }), { isWhole: true });
});

const LONG = 'Accompagnement à l’institutionnalisation interdépartementale des procédures';

test.describe('Long words', () => {
  const lengthen: Act = (page) =>
    page.evaluate((words) => {
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, dt, strong, .button, summary, .badge)'))
        if (element.childElementCount === 0 && !/^\s*\d/.test(element.textContent)) element.textContent = words;
    }, LONG);
  for (const name of KEY_KINDS) state(name, KINDS[name], lengthen, { isWhole: true });
});

test.describe('Controls @dark', () => {
  const CONTROLS: Readonly<Record<string, [path: string, selector: string]>> = {
    button: [paths.home, 'main .button'],
    'quiet button': [paths.home, 'main .button-quiet'],
    'button on ink': [paths.aiCourse, '.section-ink .button:not(.button-quiet)'],
    'link in a text': [paths.privacy, 'main p a'],
    'course card': [paths.courses, '[data-course-card] a'],
    'box to compare': [paths.courses, '[data-course-card] input'],
    'article card': [paths.blog, '[data-article-card] a'],
    filter: [paths.courses, '[data-filter] nav a:not([aria-current])'],
    question: [paths.home, 'details[name] summary'],
    'text field': [paths.contact, '.field input[type=text]'],
    list: [paths.contact, '.field select'],
    'box to tick': [paths.contact, '.field input[type=checkbox]'],
    'link of the footer': [paths.terms, 'footer nav a'],
    logo: [paths.terms, 'header > a[aria-label]'],
  };
  for (const [name, [path, selector]] of Object.entries(CONTROLS)) {
    state(`${name}, hover`, path, (page) => seen(page, selector).hover());
    state(`${name}, focus`, path, (page) => seen(page, selector).focus());
  }
  state('button, pressed', paths.home, async (page) => {
    await seen(page, 'main .button').hover();
    await page.mouse.down();
  });
});

test.describe('Header', () => {
  const SEARCH = 'header [aria-label=Rechercher]';
  state('solid once scrolled', paths.home, async (page) => {
    await page.evaluate(() => {
      scrollBy({ top: 400, behavior: 'instant' });
    });
  });
  state('skip link', paths.home, (page) => page.keyboard.press('Tab'));
  state('search link, focus', COURSE, (page) => seen(page, SEARCH).focus());
  state('search link, tooltip', COURSE, async (page) => {
    await seen(page, SEARCH).hover();
    await seen(page, '.tooltip').waitFor();
  });
});

/** The menu of small screens, and the categories of wide ones. */
test.describe('Menu', () => {
  const openMenu: Act = async (page) => {
    const isWide = (page.viewportSize()?.width ?? 0) > 1000;
    await click(page, isWide ? '[data-category-menu] summary' : 'header [popovertarget]');
  };
  state('open', COURSE, openMenu);
  state('open, a link hovered', COURSE, async (page) => {
    await openMenu(page);
    await seen(page, ':is(#menu, [data-category-menu]) a').hover();
  });
  state('open, by the keyboard', COURSE, async (page) => {
    await openMenu(page);
    await page.keyboard.press('Tab');
  });
});

const TYPED = {
  firstName: 'Zoé',
  lastName: 'Le Gall',
  prenom: 'Zoé',
  nom: 'Le Gall',
  email: 'zoe@courriel.example',
  phone: '06 39 98 12 34',
  telephone: '06 39 98 12 34',
  profession: 'Libraire',
  message: 'Bonjour,\nje cherche une formation à Excel.',
};
const WRONG = { ...TYPED, firstName: 'Z', prenom: 'Z', email: 'zoe@', phone: '06', telephone: '06' };
const CONTACT_API = `**${paths.apiContact}`;
const STORED = {
  id: '0123456789abcdef',
  message: 'Votre demande a bien été reçue. Nous vous contacterons rapidement.',
};

const formOf = (page: Page, kind: string): Locator =>
  page.locator(`[data-kind=${kind}]`).filter({ visible: true }).first();
const submit = (page: Page, kind: string) => formOf(page, kind).locator('button[type=submit]').click();

async function fillIn(page: Page, kind: string, values: Readonly<Record<string, string>> = TYPED): Promise<void> {
  const form = formOf(page, kind);
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name=${name}]`);
    if (await field.isVisible()) await field.fill(value);
  }
  const terms = form.locator('[name=acceptedTerms]');
  if (await terms.isVisible()) await terms.check();
}

const sent = (kind: string) => async (page: Page) => {
  await fillIn(page, kind);
  await submit(page, kind);
};
const sentUntil = (kind: string, selector: string) => async (page: Page) => {
  await sent(kind)(page);
  await seen(page, selector).waitFor();
  // A toast stays while its window has not the focus.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
};

test.describe('Forms @dark', () => {
  const PLACES: Readonly<Record<string, [kind: string, path: string]>> = {
    contact: ['contact', paths.contact],
    'course request': ['contact', paths.courseRequestPage('excel-fondamentaux')],
    information: ['information', paths.aiCourse],
    'enrolment dialog': ['enrolment', `${paths.aiCourse}#inscription`],
    'callback dialog': ['callback', `${paths.aiCourse}#rappel`],
    'programme dialog': ['programme', `${paths.aiCourse}#programme`],
    registration: ['registration', paths.aiEnrolment],
    'programme request': ['programmeRequest', paths.aiProgramme],
    complaint: ['complaint', paths.complaints],
    'CPF question': ['cpf', paths.aiCpf],
  };
  for (const [name, [kind, path]] of Object.entries(PLACES)) {
    state(`${name}, filled in`, path, (page) => fillIn(page, kind));
    state(`${name}, empty`, path, async (page) => {
      await submit(page, kind);
      await seen(page, `[data-kind=${kind}] .field-error`).waitFor();
    });
  }
});

test.describe('Contact form @dark', () => {
  const ALERT = '[data-kind=contact] .form-alert';
  const ERROR = '[data-kind=contact] .field-error';
  state('wrong values', paths.contact, async (page) => {
    await fillIn(page, 'contact', WRONG);
    await submit(page, 'contact');
    await seen(page, ERROR).waitFor();
  });
  state('waiting', paths.contact, sentUntil('contact', '[data-kind=contact] button:disabled'), {
    before: never(CONTACT_API),
  });
  state('failed', paths.contact, sentUntil('contact', ALERT), { before: answer(CONTACT_API, 503) });
  state('unreachable', paths.contact, sentUntil('contact', ALERT), { before: offline(CONTACT_API) });
  state('refused by the server', paths.contact, sentUntil('contact', ERROR), {
    before: answer(CONTACT_API, 422, { message: 'À corriger', errors: { email: ['Adresse email invalide'] } }),
  });
  state('sent, its toast', paths.contact, sentUntil('contact', '[data-toast]'), {
    before: answer(CONTACT_API, 201, STORED),
  });
  state(
    'sent, the toast reached by F8',
    paths.contact,
    async (page) => {
      await sentUntil('contact', '[data-toast]')(page);
      await page.keyboard.press('F8');
      await page.keyboard.press('Tab');
    },
    { before: answer(CONTACT_API, 201, STORED) },
  );
  state(
    'sent, the toast closed',
    paths.contact,
    async (page) => {
      await sentUntil('contact', '[data-toast]')(page);
      await page.getByRole('button', { name: 'Fermer la notification' }).click();
    },
    { before: answer(CONTACT_API, 201, STORED) },
  );
  state('long words typed', paths.contact, async (page) => {
    const form = formOf(page, 'contact');
    await form.locator('[name=firstName]').fill('Marie-Antoinette-Apolline'.repeat(4).slice(0, 100));
    await form.locator('[name=message]').fill(`${'Anticonstitutionnellement'.repeat(8)}\n`.repeat(4));
  });
});

test.describe('Refused without script', () => {
  test.use({ javaScriptEnabled: false });
  state(
    'contact',
    paths.contact,
    async (page) => {
      await fillIn(page, 'contact', { ...TYPED, firstName: 'Z', phone: '06 39 98' });
      await submit(page, 'contact');
      await seen(page, '.error-summary').waitFor();
    },
    { isWhole: true },
  );
});

test.describe('Consent @dark', () => {
  state('question, focus', paths.contact, (page) => seen(page, '[data-consent=accepted]').focus());
  state('map before a choice', paths.contact, (page) => center(page, '[data-map]'));
  state('map refused', paths.contact, async (page) => {
    await click(page, '[data-consent=refused]');
    await center(page, '[data-map]');
  });
  state(
    'map accepted',
    paths.contact,
    async (page) => {
      await click(page, '[data-consent=accepted]');
      await center(page, '[data-map]');
      await seen(page, '[data-map] iframe').waitFor();
    },
    {
      before: (page) =>
        page.route(`${MAP_ORIGIN}/**`, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<body style="background:#cfe3d4">' }),
        ),
    },
  );
});

const filter = (page: Page, name: string) => click(page, `main nav a:has-text("${name}")`);
const found = (page: Page) => seen(page, '[data-live] article').waitFor();
const SKELETON = '[data-skeleton]';
const ALERT = '.empty-state[role=alert]';

/** A list whose filters fetch the mirror at `api`. */
function filteredList(path: string, category: string, api: string): void {
  state('category', path, async (page) => {
    await filter(page, category);
    await found(page);
  });
  for (const [name, selector, before] of [
    ['waiting', SKELETON, never(api)],
    ['failed', ALERT, answer(api, 503)],
  ] as const)
    state(
      name,
      path,
      async (page) => {
        await filter(page, category);
        await seen(page, selector).waitFor();
      },
      { before },
    );
}

test.describe('Catalogue', () => {
  const searched = (words: string, selector: string) => async (page: Page) => {
    await page.locator('#recherche').fill(words);
    await seen(page, selector).waitFor();
  };
  filteredList(paths.courses, 'Informatique', `**${paths.apiCourses}`);
  state('search', paths.courses, searched('excel', '[data-live] article'));
  state('search, near', paths.courses, searched('exel', '[aria-labelledby=proches]'));
  state('search, nothing', paths.courses, searched('zzzz', '.empty-state'));
  state('search, long', paths.courses, searched('anticonstitutionnellement '.repeat(4).slice(0, 100), '.empty-state'));
  state('all choices', `${paths.courses}?lieu=angers&cpf=oui`, (page) => click(page, '[data-filter] summary'));
  state('nothing, what to give up', `${paths.courses}?category=Bureautique&lieu=angers&prix=500`, (page) =>
    seen(page, '.empty-state').waitFor(),
  );
  state('three chosen to compare', paths.courses, async (page) => {
    for (const index of [0, 1, 2]) await page.locator('[data-course-card] input').nth(index).check();
  });
});

test.describe('Showcase', () => {
  filteredList(paths.home, 'Informatique', `**${paths.apiCourses}`);
});

test.describe('Blog', () => {
  filteredList(paths.blog, 'Financement', `**${paths.apiBlog}`);
  state('unknown category', `${paths.blog}?category=Inconnue`, (page) => seen(page, '.empty-state').waitFor());
});

test.describe('Agenda', () => {
  state('place', paths.agenda, (page) => filter(page, 'Angers'));
  state('place and category', `${paths.agenda}?lieu=angers&domaine=informatique`, (page) =>
    seen(page, '[data-filter][data-awake]').waitFor(),
  );
  state('nothing', `${paths.agenda}?lieu=paris&domaine=management`, (page) => seen(page, '.empty-state').waitFor());
  state('subscription', paths.agenda, (page) => center(page, '[aria-labelledby=abonnement]'));
});

test.describe('Search', () => {
  const shows = (selector: string) => (page: Page) => seen(page, selector).waitFor();
  state('results', paths.searchFor('excel'), shows('#trouves li'));
  state('near', paths.searchFor('exel'), shows('#trouves li'));
  state('nothing', paths.searchFor('qzxvw'), shows('#trouves h2'));
  state('failed', paths.searchFor('excel'), shows('#trouves [role=alert]'), {
    before: answer(`**${paths.searchIndex}`, 503),
  });
});

test.describe('Comparison', () => {
  const [TWO, THREE] = [
    paths.compare(['excel-fondamentaux', 'access-base-de-donnees']),
    paths.compare(['excel-fondamentaux', 'access-base-de-donnees', 'ecrire-avec-l-ia']),
  ];
  const MIRROR = `**${paths.apiCourse('*')}`;
  const shows = (selector: string) => (page: Page) => seen(page, selector).waitFor();
  state('two', TWO, shows('thead th a'), { isWhole: true });
  state('three', THREE, shows('thead th a'), { isWhole: true });
  state('only what differs', THREE, async (page) => {
    await shows('thead th a')(page);
    await seen(page, 'label:has-text("Seulement ce qui diffère")').click();
  });
  state('waiting', TWO, shows(SKELETON), { before: never(MIRROR) });
  state('failed', TWO, shows('[role=alert]'), { before: answer(MIRROR, 503) });
});

test.describe('CPF estimate', () => {
  const priced = (price: string) => async (page: Page) => {
    await page.locator('#prix').fill(price);
    await center(page, '#prix');
  };
  state('price', paths.financing, priced('1 490'));
  state('above the cap', paths.financing, priced('4 200'));
  state('not a price', paths.financing, priced('environ mille'));
  state('from a course', paths.fundingEstimate({ price: 980, register: 'RS' }));
});

test.describe('Questions', () => {
  state('open', paths.home, async (page) => {
    await click(page, 'details[name] summary');
    await center(page, 'div:has(> details[name])');
  });
});

test.describe('Missing pictures', () => {
  const IMAGES = /\.(?:avif|webp|jpe?g|png|svg)$/;
  state('team', paths.about, (page) => center(page, '[data-team]'), {
    before: answer(/\/images\/(?:equipe|team)/, 404),
  });
  state('course', COURSE, undefined, { before: answer(IMAGES, 404) });
});
