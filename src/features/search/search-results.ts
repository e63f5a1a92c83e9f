import { element } from '#src/lib/element.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { parisToday } from '#src/lib/clock.ts';
import { contactParts, type TextPart } from '#src/lib/telephone.ts';
import { paths } from '#src/site/paths.ts';
import type { SearchDocument } from './search-documents.ts';
import type { SearchResults } from './search-engine.ts';

const KIND_LABELS: Record<SearchDocument['kind'], string> = {
  course: 'Formation',
  article: 'Article',
  page: 'Page',
  person: 'Équipe',
};

const PAGE_SIZE = 12;

type Parts = { status: HTMLElement; results: HTMLElement };

const answersOf = ({ lasting, next }: NonNullable<SearchDocument['answers']>): string =>
  next && next.start > parisToday() ? `${lasting} ${next.text}` : lasting;

function linkOf(href: string, text: string): HTMLElement {
  const link = element('a', '', text);
  link.setAttribute('href', href);
  return link;
}

const partOf = ({ text, href }: TextPart): Node | string => (href === undefined ? text : linkOf(href, text));

function resultOf({ href, kind, title, text, category, answers }: SearchDocument): HTMLElement {
  const note = [KIND_LABELS[kind], category].filter(Boolean).join(', ');
  return element(
    'li',
    'border-t border-ruling py-4.5',
    element('p', 'text-small text-margin-deep', note),
    element('h3', 'mt-0.5 mb-1.5 text-lg', linkOf(href, title)),
    ...(text === '' ? [] : [element('p', 'text-ink-soft', ...contactParts(text).map(partOf))]),
    ...(answers ? [element('p', 'font-semibold numeric', answersOf(answers))] : []),
  );
}

function listOf(title: string, documents: readonly SearchDocument[], ...hints: HTMLElement[]): HTMLElement[] {
  if (documents.length === 0) return [];
  const list = element('ul', 'mt-4 mb-10 max-w-184', ...documents.slice(0, PAGE_SIZE).map(resultOf));
  list.setAttribute('role', 'list');
  const button = element('button', 'button button-quiet mb-10');
  const showRemaining = () => {
    const remaining = documents.length - list.childElementCount;
    button.textContent = `Afficher les suivants (${String(remaining)})`;
    button.hidden = remaining <= 0;
  };
  showRemaining();
  button.addEventListener('click', () => {
    const shown = list.childElementCount;
    list.append(...documents.slice(shown, shown + PAGE_SIZE).map(resultOf));
    list.children.item(shown)?.querySelector('a')?.focus();
    showRemaining();
  });
  return [element('h2', 'mt-8 text-title', title), ...hints, list, button];
}

export function resultCount(query: string, exact: number, near: number): string {
  if (exact + near === 0) return `Rien ne correspond à «\u00a0${query}\u00a0».`;
  const found = exact === 0 ? 'Aucun résultat exact' : countOf(exact, 'résultat');
  return near === 0 ? found : `${found}, ${countOf(near, 'proche')}`;
}

export function showResults({ status, results }: Parts, query: string, { exact, near }: SearchResults): void {
  status.textContent = resultCount(query, exact.length, near.length);
  const hintOf = (...parts: (Node | string)[]) => element('p', 'mt-3 text-ink-soft', ...parts);
  const isNear = 'Ils n’ont pas tous ces mots, ou leur ressemblent\u00a0: faute de frappe, mot voisin.';
  const lists = [...listOf('Résultats', exact), ...listOf('Résultats proches', near, hintOf(isNear))];
  const advice = 'Essayez un mot plus court, le nom d’un logiciel ou celui d’un métier, ou ';
  results.replaceChildren(...(lists.length > 0 ? lists : [hintOf(advice, linkOf(paths.contact, 'écrivez-nous'), '.')]));
}
