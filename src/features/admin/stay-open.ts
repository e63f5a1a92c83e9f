/** Leaves the screen alone when what it has saved makes Vite reload the pages of the site. */
export function stayOpen(): void {
  import.meta.hot?.on('vite:beforeFullReload', (reload) => {
    // For a file of HTML, Vite reloads no page but its own.
    reload.path = '/site.html';
  });
}
