import { addressQuery } from '#src/lib/address-query.ts';
import { element } from '#src/lib/element.ts';
import { showTitle } from '#src/lib/show-title.ts';
import { paths } from '#src/site/paths.ts';

type Parts = { input: HTMLInputElement; status: HTMLElement; results: HTMLElement };

/** Lets slow phones show the typed letter before the search. */
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

export function startSearchPage(parts: Parts): void {
  const { input, status, results } = parts;
  let latestSearch = 0;

  const search = async () => {
    const query = input.value.trim();
    const currentSearch = ++latestSearch;
    showTitle(query === '' ? 'Rechercher sur le site' : `Recherche «\u00a0${query}\u00a0»`);
    if (query === '') {
      status.textContent = '';
      results.replaceChildren();
      return;
    }
    status.textContent = 'Recherche en cours…';
    try {
      const [{ loadSearch }, { showResults }] = await Promise.all([
        import('./search-engine.ts'),
        import('./search-results.ts'),
      ]);
      const find = await loadSearch();
      await nextPaint();
      if (currentSearch === latestSearch) showResults(parts, query, find(query));
    } catch {
      if (currentSearch !== latestSearch) return;
      const retry = element('button', 'button button-quiet', 'Réessayer');
      // After a deploy, only a reloaded page has the URLs of the new scripts. The reload keeps the query in the URL.
      retry.addEventListener('click', () => location.reload());
      status.textContent = '';
      const failure = element(
        'div',
        'empty-state',
        element('p', '', 'La recherche n’a pas pu être chargée. Réessayez, ou suivez un des liens ci-dessous.'),
        retry,
      );
      failure.setAttribute('role', 'alert');
      results.replaceChildren(failure);
    }
  };
  const searchFromUrl = () => {
    input.value = addressQuery().get('q') ?? '';
    void search();
  };

  const searchFromInput = () => {
    history.replaceState(null, '', paths.searchFor(input.value.trim()));
    void search();
  };

  input.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    history.pushState(null, '', paths.searchFor(input.value.trim()));
    void search();
  });
  input.addEventListener('input', searchFromInput);
  addEventListener('popstate', searchFromUrl);
  // The visitor may have typed before this script loaded.
  if (input.value === '') searchFromUrl();
  else searchFromInput();
}
