import { nameControls } from '#src/components/tooltip.ts';
import { stageEntrances } from '#src/lib/staged-entrance.ts';

/** The menu and the categories open by themselves; the rest of what they do comes when one does. */
function keepHeader(): void {
  const menu = document.querySelector<HTMLElement>('#menu');
  const categories = document.querySelector<HTMLDetailsElement>('.site-nav__more');
  if (menu === null || categories === null) return;
  let isKept = false;
  const keep = () => {
    if (isKept) return;
    isKept = true;
    import('./site-menu.ts').then(
      ({ foldCategories, keepMenu }) => {
        keepMenu(menu);
        foldCategories(categories);
      },
      () => {
        isKept = false;
      },
    );
  };
  // One may have opened before this code came, or the page may have been left while the menu was open.
  if (history.state || menu.matches(':popover-open') || categories.open) keep();
  else for (const part of [menu, categories]) part.addEventListener('toggle', keep);
}

let answer: ((event: Event) => void) | undefined;

/**
 * What every page does beside what its HTML and CSS do by themselves. Its code comes with the first signs of the visitor,
 * each an `event`, or at once where the history says that something was open.
 */
export function startBehaviour(event?: Event): void {
  if (answer === undefined) {
    answer = nameControls();
    keepHeader();
    stageEntrances();
  }
  if (event) answer(event);
}
