import { element } from '#src/lib/element.ts';
import { parisDay } from '#src/lib/paris-clock.ts';
import type { SearchDocument } from './search-document.ts';
import type { Found } from './search-engine.ts';
import { KIND_LABELS, SEARCH_TEXTS as TEXTS } from './search-texts.ts';

type Parts = { status: HTMLElement; results: HTMLElement };

const headingOf = (text: string) => element('h2', 'mt-8 text-[1.75rem]', text);
const hintOf = (text: string) => element('p', 'mt-3 text-ink-soft', text);

/** « 690 €, 14 heures (2 jours). À distance, le 12 janvier 2027. »; without the session that has begun since the build. */
const answersOf = ({ lasting, next }: NonNullable<SearchDocument['answers']>): string =>
  next && next.start > parisDay(new Date()) ? `${lasting} ${next.text}` : lasting;

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

/** Shows what a query finds. */
export function show({ status, results }: Parts, query: string, { exact, near }: Found): void {
  status.textContent = TEXTS.count(exact.length, near.length);
  const nothing = [headingOf(TEXTS.none(query)), hintOf(TEXTS.noneHint)];
  const found = [...listOf(TEXTS.exact, '', exact), ...listOf(TEXTS.near, TEXTS.nearHint, near)];
  results.replaceChildren(...(found.length === 0 ? nothing : found));
}
