import { element } from '#src/lib/element.ts';
import { DARK_MEDIA, THEME_KEY } from '#src/styles/style-sheets.ts';
import styles from './page-behaviour.css?inline';

// The scripts of every page. BaseLayout loads them at the first interaction.

/** Closes the category menu on Escape, on a click outside and when it loses the focus. */
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

/** Makes the page inert while the menu covers it, and closes the menu when one of its links is clicked. */
function makePageInert(menu: HTMLElement): void {
  if (!('popover' in HTMLElement.prototype)) {
    // Firefox 121 to 124 have no popovers.
    menu.hidden = true;
    for (const button of document.querySelectorAll(`[popovertarget="${menu.id}"]`))
      button.addEventListener('click', () => menu.toggleAttribute('hidden'));
    return;
  }
  const update = (isOpen: boolean) => {
    for (const part of document.body.children) part.toggleAttribute('inert', isOpen && part !== menu);
  };
  // On `beforetoggle`: the browser returns the focus to the button later, and the button must not be inert then.
  menu.addEventListener('beforetoggle', ({ newState }) => update(newState === 'open'));
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  update(menu.matches(':popover-open'));
}

/** Hides decorative pictures that fail to load: portraits have initials behind them. */
function hideFailedPictures(): void {
  const hide = (picture: unknown) => {
    const isDecorative = picture instanceof HTMLImageElement && picture.alt === '';
    if (isDecorative && picture.complete && picture.naturalWidth === 0) picture.style.visibility = 'hidden';
  };
  addEventListener('error', ({ target }) => hide(target), true);
  for (const picture of document.images) hide(picture);
}

/** Hides a tooltip after a click or Escape, until the pointer or the focus moves on. */
function dismissTooltips(): void {
  const root = document.documentElement;
  const dismiss = () => root.setAttribute('data-no-tooltip', '');
  addEventListener('click', dismiss);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss();
  });
  for (const move of ['pointerover', 'focusin']) addEventListener(move, () => root.removeAttribute('data-no-tooltip'));
}

/** The choices of the theme. `media` is the media query that the dark style sheet gets. */
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

/** Adds the theme buttons to the footer. Without script, pages use the theme of the device. */
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
    // Sets the colour of the browser's toolbar, once the style sheet applies.
    requestAnimationFrame(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
        meta.content = backgroundColor;
    });
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
  footer.append(group);
}

// Firefox before version 128 lacks this function. Its tooltips appear at once.
if ('registerProperty' in CSS)
  CSS.registerProperty({ name: '--tooltip-delay', syntax: '<time>', inherits: true, initialValue: '0.7s' });
// Read the value to make it the start of the transition, even when a control is already hovered.
getComputedStyle(document.documentElement).getPropertyValue('--tooltip-delay');
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
const categories = document.querySelector<HTMLDetailsElement>('[data-category-menu]');
if (categories) closeCategories(categories);
const menu = document.querySelector<HTMLElement>('#menu');
if (menu) makePageInert(menu);
hideFailedPictures();
addThemeChoice();
dismissTooltips();
