import { parisToday } from '#src/lib/paris-today.ts';
import styles from './page-behaviour.css?inline';
import { addThemeChoice } from './theme-choice.ts';
import { addTooltips } from './tooltips.ts';

// What every page does beyond HTML and CSS. BaseLayout imports it at the first sign of the visitor.

/** Closes the list of categories on Escape, on a click beside it, and when the focus moves elsewhere. */
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
  const update = () => {
    const isOpen = menu.matches(':popover-open');
    for (const part of document.body.children) part.toggleAttribute('inert', isOpen && part !== menu);
  };
  menu.addEventListener('toggle', update);
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  update();
}

/** The page may have been built days ago: hides what has begun since, in Paris. */
function hideBegunSessions(): void {
  const today = parisToday();
  for (const place of document.querySelectorAll<HTMLElement>('[data-session]'))
    if ((place.dataset.session ?? '') <= today) place.hidden = true;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
const categories = document.querySelector<HTMLDetailsElement>('[data-category-menu]');
if (categories) closeCategories(categories);
const menu = document.querySelector<HTMLElement>('#menu');
if (menu) makePageInert(menu);
hideBegunSessions();
addThemeChoice();
addTooltips();
