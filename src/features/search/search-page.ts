import { showTitle } from '#src/lib/show-title.ts';
import { nextStart, priceAndDuration } from '#src/features/courses/course-answers.ts';
import { paths } from '#src/site/paths.ts';
import type { SearchDocument } from './search-document.ts';
import type { Found } from './search-engine.ts';
import { KIND_LABELS, SEARCH_TEXTS as TEXTS } from './search-texts.ts';

type Parts = { form: HTMLFormElement; input: HTMLInputElement; status: HTMLElement; results: HTMLElement };

const element = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
};

const headingOf = (text: string) => element('h2', 'mt-8 text-[1.75rem]', text);
const hintOf = (text: string) => element('p', 'mt-3 text-ink-soft', text);

/** « 690 €, 14 heures (2 jours). À distance, le 12 janvier 2027. Éligible CPF. » */
const answersOf = (answers: NonNullable<SearchDocument['answers']>): string =>
  [priceAndDuration(answers), nextStart(answers), ...(answers.eligibleForCPF ? [TEXTS.cpf] : [])]
    .map((answer) => `${answer}.`)
    .join(' ');

function resultOf({ href, kind, title, text, category, answers }: SearchDocument): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = title;
  const note = [KIND_LABELS[kind], category].filter((part) => part !== '').join(', ');
  const parts = [
    element('p', 'text-small text-margin-deep', note),
    element('h3', 'mt-[0.15rem] mb-[0.35rem] text-xl', link),
  ];
  return element(
    'li',
    'border-t border-ruling py-[1.1rem]',
    ...parts,
    ...(text === '' ? [] : [element('p', 'text-ink-soft', text)]),
    ...(answers ? [element('p', 'font-semibold numeric', answersOf(answers))] : []),
  );
}

function listOf(title: string, hint: string, documents: readonly SearchDocument[]): HTMLElement[] {
  if (documents.length === 0) return [];
  const list = element('ul', 'mt-4 mb-10 max-w-[46rem]', ...documents.map(resultOf));
  list.setAttribute('role', 'list');
  return [headingOf(title), ...(hint === '' ? [] : [hintOf(hint)]), list];
}

function show({ status, results }: Parts, query: string, { exact, near }: Found): void {
  status.textContent = TEXTS.count(exact.length, near.length);
  const nothing = [headingOf(TEXTS.none(query)), hintOf(TEXTS.noneHint)];
  const found = [...listOf(TEXTS.exact, '', exact), ...listOf(TEXTS.near, TEXTS.nearHint, near)];
  results.replaceChildren(...(found.length === 0 ? nothing : found));
}

/** Searches as the visitor types, from the address the page was opened by on; the address says what is shown. */
export function searchPage(parts: Parts): void {
  const { form, input, status, results } = parts;
  let asked = 0;

  const search = async () => {
    const query = input.value.trim();
    const turn = ++asked;
    showTitle(TEXTS.titleOf(query));
    if (query === '') {
      status.textContent = '';
      results.replaceChildren();
      return;
    }
    status.textContent = TEXTS.loading;
    try {
      const { loadSearch } = await import('./load-search.ts');
      const find = await loadSearch();
      // What was typed meanwhile has its own search.
      if (turn === asked) show(parts, query, find(query));
    } catch {
      if (turn !== asked) return;
      const retry = element('button', 'button button-quiet', TEXTS.retry);
      retry.addEventListener('click', () => void search());
      status.textContent = '';
      const failure = element('div', 'empty-state', element('p', '', TEXTS.failed), retry);
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
  // What was typed before this code came is what the visitor looks for.
  if (input.value === '') followUrl();
  else searchTyped();
}
