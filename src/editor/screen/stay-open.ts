/** Leaves the screen alone when what it has saved makes Vite reload the pages of the site. */
export function stayOpen(): void {
  import.meta.hot?.on('vite:beforeFullReload', (reload) => {
    // For a file of HTML, Vite reloads no page but its own.
    reload.path = '/site.html';
  });
}

const ENTRY = /#\/collections\/([^/]+)\/entries\/([^/?]+)/;

/**
 * Loads the screen anew when its address is changed by hand from one entry to another: Decap would keep the form of
 * the first, and save it under the first name. Its own links lead through a list.
 */
export function followAddress(): void {
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    const [before, after] = [oldURL, newURL].map((url) => ENTRY.exec(url)?.[0]);
    if (before !== undefined && after !== undefined && before !== after) location.reload();
  });
}

/**
 * Gives the page's address back what it named when it was opened. Decap's login by GitLab or Forgejo takes that out as
 * soon as it is shown, even to somebody who is in: the next reload would lead from a form to a list.
 */
export function keepAddress(): void {
  const { hash } = location;
  if (hash === '') return;
  const cleared = new MutationObserver(() => {
    if (location.hash !== '') return;
    history.replaceState(history.state, '', hash);
    cleared.disconnect();
  });
  cleared.observe(document.body, { childList: true, subtree: true });
}
