import { element } from '#src/lib/element.ts';
import { DARK_MEDIA, THEME_KEY } from '#src/styles/style-sheets.ts';
import { showTooltips } from './tooltips.ts';
import styles from './page-scripts.css?inline';

// The scripts of every page. BaseLayout loads them at the first interaction.

/** A scroll position in pixels, and the visible share of the logos. Both must match the animation ranges in CSS. */
const HEADER_SOLID_FROM = 60;
const LOGOS_IN_VIEW = 0.1;

function closeCategories(list: HTMLDetailsElement): void {
  const close = ({ target }: Event) => {
    if (list.open && target instanceof Node && !list.contains(target)) list.open = false;
  };
  addEventListener('click', close);
  addEventListener('focusin', close);
  list.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    list.open = false;
    list.querySelector('summary')?.focus();
  });
  // The focus may have moved on while this code was loading.
  const focused = document.activeElement;
  if (focused !== document.body && !list.contains(focused)) list.open = false;
}

function makePageInert(menu: HTMLElement): void {
  if (!('popover' in HTMLElement.prototype)) {
    // Firefox 121 to 124 have no popovers. `chrome.css` hides the menu until it is open.
    for (const button of document.querySelectorAll(`[popovertarget="${menu.id}"]`))
      button.addEventListener('click', () => menu.toggleAttribute('open'));
    return;
  }
  const update = (isOpen: boolean) => {
    for (const part of document.body.children) part.toggleAttribute('inert', isOpen && part !== menu);
  };
  // The browser returns the focus to the button before `toggle`, and an inert button cannot take the focus.
  menu.addEventListener('beforetoggle', ({ newState }) => update(newState === 'open'));
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  update(menu.matches(':popover-open'));
}

function hideFailedPictures(): void {
  const hide = (picture: unknown) => {
    const isDecorative = picture instanceof HTMLImageElement && picture.alt === '';
    if (isDecorative && picture.complete && picture.naturalWidth === 0) picture.style.visibility = 'hidden';
  };
  addEventListener('error', ({ target }) => hide(target), true);
  for (const picture of document.images) hide(picture);
}

function replaceTimelines(): void {
  const watched = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('data-off-screen', !isIntersecting);
    },
    { threshold: LOGOS_IN_VIEW },
  );
  for (const logos of document.querySelectorAll('[data-logos]')) watched.observe(logos);
  const header = document.querySelector('body > header');
  const update = () => header?.toggleAttribute('data-scrolled', scrollY >= HEADER_SOLID_FROM);
  addEventListener('scroll', update, { passive: true });
  update();
}

const CHOICES = [
  { label: 'Clair', media: 'not all' },
  { label: 'Sombre', media: 'all' },
  { label: 'Comme l’appareil', media: DARK_MEDIA },
] as const;

function saveTheme(media: string): void {
  try {
    if (media === DARK_MEDIA) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, media);
  } catch {
    // `localStorage` throws if the visitor blocks cookies. The choice then lasts until the next page.
  }
}

function colourToolbar(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = backgroundColor;
}

function savedTheme(): string {
  try {
    return localStorage.getItem(THEME_KEY) ?? DARK_MEDIA;
  } catch {
    return DARK_MEDIA;
  }
}

function addThemeChoice(): void {
  const dark = document.querySelector<HTMLLinkElement>(`link#${THEME_KEY}`);
  const footer = document.querySelector('body > footer');
  if (dark === null || footer === null) return;
  const group = element('div', 'theme-choice no-print');
  group.role = 'group';
  group.ariaLabel = 'Couleurs de la page';
  const apply = (media: string) => {
    dark.media = media;
    for (const [index, button] of [...group.children].entries())
      button.ariaPressed = String(CHOICES[index]?.media === media);
    // The style sheet applies in the next frame.
    requestAnimationFrame(colourToolbar);
  };
  for (const { label, media } of CHOICES) {
    const button = element('button', '', label);
    button.addEventListener('click', () => {
      apply(media);
      saveTheme(media);
    });
    group.append(button);
  }
  apply(dark.media);
  matchMedia(DARK_MEDIA).addEventListener('change', () => requestAnimationFrame(colourToolbar));
  // The visitor may have chosen another theme on another page before returning with Back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) apply(savedTheme());
  });
  footer.append(group);
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
const categories = document.querySelector<HTMLDetailsElement>('[data-category-menu]');
if (categories) closeCategories(categories);
const menu = document.querySelector<HTMLElement>('#menu');
if (menu) makePageInert(menu);
hideFailedPictures();
addThemeChoice();
showTooltips();
if (!CSS.supports('animation-timeline: scroll()')) replaceTimelines();
