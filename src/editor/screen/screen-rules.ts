import { formatDay } from '#src/lib/french-dates.ts';
import { frenchQuestion } from './french-phrases.ts';

// Rules that mend Decap's elements: their gaps for those who hear the screen or use no mouse, and the code in their words.
// Each is applied to the elements that are there and to those that come; React sets again only what changes.

type Rule = { selector: string; mend: (element: Element) => void };

const labelOf = (field: Element): string =>
  field.querySelector(':scope > * > label')?.textContent.replace(/\s*\(\)$/, '') ?? '';

/** Changes nothing where nothing is to change: what watches the screen would be told of it, without end. */
function put(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const set =
  (name: string, value: string) =>
  (element: Element): void => {
    put(element, name, value);
  };

const DAY = /\b(\d{4}-\d{2}-\d{2})\b/g;

/** « 2027-01-12, remote » as its page says it. */
const inWords = (text: string): string =>
  text.replace(DAY, (day) => formatDay(new Date(`${day}T00:00:00Z`))).replace(/\bremote\b/, 'à distance');

/** The words that stand for a closed item of a list. */
const itemLabel = (bar: Element): string =>
  bar.parentElement?.querySelector('[class*="NestedObjectLabel"]')?.textContent ?? '';

const BAR = '[class*="ListItemTopBar"]';

const RULES: readonly Rule[] = [
  // « Intitulé () »: what Decap adds to the label of each field that it does not ask for.
  {
    selector: 'label > span',
    mend: (span) => {
      if (span.textContent === ' ()') span.textContent = '';
    },
  },
  // A name for what is a group of fields; none for what is no element of its own to those who hear it.
  {
    selector: '[aria-label$=" field"]',
    mend: (field) => {
      const widget = field.getAttribute('aria-label')?.replace(/ field$/, '') ?? '';
      put(field, 'data-widget', widget);
      field.removeAttribute('aria-label');
      if (widget !== 'object' && widget !== 'list') return;
      put(field, 'role', 'group');
      put(field, 'aria-label', labelOf(field));
    },
  },
  // Which part « Ouvrir » opens.
  {
    selector: '[data-testid="expand-button"]',
    mend: (button) => {
      const name = labelOf(button.closest('[data-widget]') ?? button);
      const isOpen = button.getAttribute('aria-label')?.startsWith('Fermer') ?? false;
      put(button, 'aria-expanded', String(isOpen));
      put(button, 'title', `${isOpen ? 'Fermer' : 'Ouvrir'}\u00a0: ${name}`);
    },
  },
  {
    selector: '[class*="NestedObjectLabel"]',
    mend: (label) => {
      const [text] = label.childNodes;
      if (text instanceof Text && text.data !== inWords(text.data)) text.data = inWords(text.data);
    },
  },
  {
    selector: `${BAR} > button:first-child`,
    mend: (button) => {
      const item = button.closest(BAR);
      const label = item === null ? '' : itemLabel(item);
      const next = item?.nextElementSibling;
      const isOpen = next ? getComputedStyle(next).display === 'none' : false;
      put(button, 'aria-label', `${isOpen ? 'Fermer' : 'Ouvrir'}\u00a0: ${label}`);
      put(button, 'aria-expanded', String(isOpen));
    },
  },
  {
    selector: `${BAR} > button:last-child`,
    mend: (button) => {
      const item = button.closest(BAR);
      put(button, 'aria-label', `Retirer\u00a0: ${item === null ? '' : itemLabel(item)}`);
    },
  },
  // Decap's lists are put in order by the mouse or a finger: there is nothing for a keyboard to stop at.
  {
    selector: '[aria-roledescription="sortable"]',
    mend: (handle) => {
      for (const name of ['aria-roledescription', 'aria-describedby', 'aria-disabled', 'role', 'tabindex'])
        handle.removeAttribute(name);
      put(handle, 'aria-hidden', 'true');
      put(handle, 'title', 'Déplacer');
    },
  },
  {
    selector: '[id^="DndDescribedBy"]',
    mend: (text) => {
      text.replaceChildren();
    },
  },
  { selector: '#preview-pane', mend: set('title', 'Aperçu de la page') },
  {
    selector: '[role="dialog"].ReactModal__Content, [class*="StyledModal"][role="dialog"]',
    mend: set('aria-label', 'Images'),
  },
  // The line of progress at the top of the page.
  { selector: 'body > canvas', mend: set('aria-hidden', 'true') },
  { selector: 'img:not([alt])', mend: set('alt', '') },
  { selector: 'img[alt="Logo"]', mend: set('alt', '') },
  { selector: '[class*="EditorContainer"]', mend: set('role', 'main') },
  {
    selector: 'input[placeholder]:not([id])',
    mend: (input) => {
      put(input, 'aria-label', input.getAttribute('placeholder') ?? '');
    },
  },
];

function mendAll(within: Element): void {
  for (const { selector, mend } of RULES) {
    if (within.matches(selector)) mend(within);
    for (const element of within.querySelectorAll(selector)) mend(element);
  }
}

/** Keeps the screen's elements as they should be, for as long as the page is open. */
export function tendScreen(): void {
  const confirm = window.confirm.bind(window);
  window.confirm = (question) => confirm(frenchQuestion(question ?? ''));
  new MutationObserver((changes) => {
    const touched = new Set<Element>();
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.isConnected) touched.add(element);
    }
    for (const element of touched) mendAll(element.parentElement ?? element);
  }).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['aria-label', 'aria-roledescription', 'class'],
  });
  mendAll(document.body);
}
