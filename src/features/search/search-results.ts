import { element } from '#src/lib/element.ts';
import { telHref } from '#src/lib/french-numbers.ts';
import { parisToday } from '#src/lib/paris-today.ts';
import type { SearchDocument } from './search-document.ts';
import type { Found } from './search-engine.ts';
import { KIND_LABELS, SEARCH_TEXTS as TEXTS } from './search-texts.ts';

/** Results shown before somebody asks for more. */
const AT_ONCE = 12;

type Parts = { status: HTMLElement; results: HTMLElement };

const headingOf = (text: string) => element('h2', 'mt-8 text-[1.75rem]', text);
const hintOf = (text: string) => element('p', 'mt-3 text-ink-soft', text);

/** « 690 €, 14 heures (2 jours). À distance, le 12 janvier 2027. »; without the session that has begun since the build. */
const answersOf = ({ lasting, next }: NonNullable<SearchDocument['answers']>): string =>
  next && next.start > parisToday() ? `${lasting} ${next.text}` : lasting;

const NUMBER_OR_MAIL = /(\d\d(?:[ \u00a0]\d\d){4}|[\w.-]+@[\w.-]+\w)/;

/** An answer whose telephone numbers and mail addresses can be used. */
const answerOf = (text: string): Node[] =>
  text.split(NUMBER_OR_MAIL).map((part) => {
    if (!NUMBER_OR_MAIL.test(part)) return document.createTextNode(part);
    const link = document.createElement('a');
    link.href = part.includes('@') ? `mailto:${part}` : telHref(part);
    link.textContent = part;
    return link;
  });

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
    ...(text === '' ? [] : [element('p', 'text-ink-soft', ...answerOf(text))]),
    ...(answers ? [element('p', 'font-semibold numeric', answersOf(answers))] : []),
  );
}

/** The first ones, and a button that shows as many more each time. */
function listOf(title: string, hint: string, documents: readonly SearchDocument[]): HTMLElement[] {
  if (documents.length === 0) return [];
  const list = element('ul', 'mt-4 mb-10 max-w-[46rem]', ...documents.slice(0, AT_ONCE).map(resultOf));
  list.setAttribute('role', 'list');
  const more = element('button', 'button button-quiet mb-10', TEXTS.more(documents.length - AT_ONCE));
  more.addEventListener('click', () => {
    const shown = list.childElementCount;
    list.append(...documents.slice(shown, shown + AT_ONCE).map(resultOf));
    list.children.item(shown)?.querySelector('a')?.focus();
    const left = documents.length - list.childElementCount;
    more.textContent = TEXTS.more(left);
    more.hidden = left <= 0;
  });
  return [
    headingOf(title),
    ...(hint === '' ? [] : [hintOf(hint)]),
    list,
    ...(documents.length > AT_ONCE ? [more] : []),
  ];
}

/** Shows what a query finds. */
export function show({ status, results }: Parts, query: string, { exact, near }: Found): void {
  status.textContent = TEXTS.count(exact.length, near.length);
  const nothing = [headingOf(TEXTS.none(query)), hintOf(TEXTS.noneHint)];
  const found = [...listOf(TEXTS.exact, '', exact), ...listOf(TEXTS.near, TEXTS.nearHint, near)];
  results.replaceChildren(...(found.length === 0 ? nothing : found));
}
