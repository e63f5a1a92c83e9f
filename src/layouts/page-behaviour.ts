import { nameControls } from '#src/components/tooltip.ts';
import { lateStyles } from '#src/lib/late-styles.ts';
import { parisToday } from '#src/lib/paris-today.ts';
import { stageEntrances } from '#src/lib/staged-entrance.ts';
import rareFonts from '#src/styles/fonts-rare.css?url&no-inline';
import { moveLogos } from './moving-logos.ts';
import { offerThemes } from './theme-choice.ts';

/** The list of categories closes on Escape, on a click beside it, and when the focus goes elsewhere. */
function foldCategories(list: HTMLDetailsElement): void {
  const foldFor = ({ target }: Event) => {
    if (list.open && target instanceof Node && !list.contains(target)) list.open = false;
  };
  addEventListener('click', foldFor);
  addEventListener('focusin', foldFor);
  list.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    list.open = false;
    list.querySelector('summary')?.focus();
  });
  // The focus may have gone on while this code was coming.
  const focused = document.activeElement;
  if (focused !== document.body && !list.contains(focused)) list.open = false;
}

/** In Safari 16 and Firefox of 2023, which have no popovers, the menu is a part of the page that its buttons show and hide. */
function foldMenu(menu: HTMLElement): void {
  menu.hidden = true;
  for (const button of document.querySelectorAll(`[popovertarget="${menu.id}"]`))
    button.addEventListener('click', () => menu.toggleAttribute('hidden'));
}

/** The menu opens by itself; the rest of what it does comes when it does, or where the page was left while it was open. */
function keepMenuLater(menu: HTMLElement): void {
  if (!('popover' in menu)) {
    foldMenu(menu);
    return;
  }
  let isKept = false;
  const keep = () => {
    if (isKept) return;
    isKept = true;
    import('./site-menu.ts').then(
      ({ keepMenu }) => {
        keepMenu(menu);
      },
      () => {
        isKept = false;
      },
    );
  };
  if (history.state || menu.matches(':popover-open')) keep();
  else menu.addEventListener('toggle', keep);
}

/** The page may be served days after its build: what has begun since, in Paris, is no longer offered. */
function hideBegunSessions(): void {
  const today = parisToday();
  for (const place of document.querySelectorAll<HTMLElement>('[data-session]'))
    if ((place.dataset.session ?? '') <= today) place.hidden = true;
}

let answer: ((event: Event) => void) | undefined;

/**
 * Starts the behaviour of every page that HTML and CSS do not bring by themselves. Its code comes with the first signs of the
 * visitor, each an `event`, or at once where the history says that something was open.
 */
export function startBehaviour(event?: Event): void {
  if (answer === undefined) {
    answer = nameControls();
    const categories = document.querySelector<HTMLDetailsElement>('[data-category-menu]');
    if (categories) foldCategories(categories);
    const menu = document.querySelector<HTMLElement>('#menu');
    if (menu) keepMenuLater(menu);
    for (const carousel of document.querySelectorAll('[data-logos]')) void moveLogos(carousel);
    hideBegunSessions();
    stageEntrances();
    void offerThemes();
    if (![...document.fonts].some(({ family }) => family.includes('rare'))) void lateStyles(rareFonts);
  }
  if (event) answer(event);
}
