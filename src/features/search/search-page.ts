import { element } from '#src/lib/element.ts';
import { showTitle } from '#src/lib/show-title.ts';
import { paths } from '#src/site/paths.ts';

type Parts = { form: HTMLFormElement; input: HTMLInputElement; status: HTMLElement; results: HTMLElement };

/** Waits until the typed letter is painted: searching takes longer on slow phones. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Searches as the visitor types, and keeps the query in the URL. */
export function searchPage(parts: Parts): void {
  const { form, input, status, results } = parts;
  let asked = 0;

  const search = async () => {
    const query = input.value.trim();
    const turn = ++asked;
    showTitle(query === '' ? 'Rechercher sur le site' : `Recherche «\u00a0${query}\u00a0»`);
    if (query === '') {
      status.textContent = '';
      results.replaceChildren();
      return;
    }
    status.textContent = 'Recherche en cours…';
    try {
      const [{ loadSearch }, { show }] = await Promise.all([
        import('./search-engine.ts'),
        import('./search-results.ts'),
      ]);
      const find = await loadSearch();
      await painted();
      // A newer query replaces this one.
      if (turn === asked) show(parts, query, find(query));
    } catch {
      if (turn !== asked) return;
      const retry = element('button', 'button button-quiet', 'Réessayer');
      // After a deploy, only a new page knows where the code is. The address has the query.
      retry.addEventListener('click', () => {
        location.reload();
      });
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
  const followUrl = () => {
    input.value = new URLSearchParams(location.search).get('q') ?? '';
    void search();
  };

  const searchTyped = () => {
    history.replaceState(null, '', paths.searchFor(input.value.trim()));
    void search();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    history.pushState(null, '', paths.searchFor(input.value.trim()));
    void search();
  });
  input.addEventListener('input', searchTyped);
  addEventListener('popstate', followUrl);
  // The visitor may have typed before this script loaded.
  if (input.value === '') followUrl();
  else searchTyped();
}
