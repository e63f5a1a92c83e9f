import { nameControls } from '#src/components/tooltip.ts';
import { stageEntrances } from '#src/lib/staged-entrance.ts';
import { foldCategories, keepMenu } from './site-menu.ts';

let hasStarted = false;

/**
 * What every page does beside what its HTML and CSS do by themselves. Its code comes with the first sign of the visitor,
 * `event`, or at once where the history says that the menu was open.
 */
export function startBehaviour(event?: Event): void {
  if (hasStarted) return;
  hasStarted = true;
  const menu = document.querySelector<HTMLElement>('#menu');
  if (menu) keepMenu(menu);
  const categories = document.querySelector<HTMLDetailsElement>('.site-nav__more');
  if (categories) foldCategories(categories);
  nameControls(event);
  stageEntrances();
}
