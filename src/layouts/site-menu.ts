/** The entry of the browser's history that stands for the open menu: going back from it closes the menu. */
const ENTRY = 'menu';

/** The page of the site that a click on a link of the menu shows in this tab, if any. */
function pageChosen({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && !(ctrlKey || metaKey || shiftKey || altKey) ? link.href : undefined;
}

/** From its last control, Tab goes on to its first, and back. */
function goRound(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const controls = [...menu.querySelectorAll<HTMLElement>('a, button')];
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Makes of a menu that covers the page the only thing that keyboard and screen readers find, until it closes. */
export function keepMenu(menu: HTMLElement): void {
  let isLeaving = false;

  const follow = (isOpen: boolean) => {
    for (const part of document.body.children) part.toggleAttribute('inert', isOpen && part !== menu);
    if (isOpen) {
      isLeaving = false;
      menu.querySelector('button')?.focus();
      if (history.state !== ENTRY) history.pushState(ENTRY, '');
    } else {
      document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus();
      if (history.state === ENTRY && !isLeaving) history.back();
    }
  };
  menu.addEventListener('toggle', ({ newState }) => {
    follow(newState === 'open');
  });
  // The page was reloaded, or left, while the menu was open; or it opened before this code came.
  if (history.state === ENTRY) menu.showPopover();
  if (menu.matches(':popover-open')) follow(true);

  addEventListener('popstate', ({ state }) => {
    if (state === ENTRY) menu.showPopover();
    else menu.hidePopover();
  });
  menu.addEventListener('keydown', (event) => {
    goRound(menu, event);
  });
  menu.addEventListener('click', (event) => {
    const page = pageChosen(event);
    if (page === undefined) return;
    // The menu gives way to the page, in the history too.
    event.preventDefault();
    isLeaving = page !== location.href;
    if (isLeaving) location.replace(page);
    menu.hidePopover();
  });
}
