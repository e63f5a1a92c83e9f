import {
  type AgendaQuery,
  agendaQueryIn,
  agendaSearch,
  ANYTHING,
  looserQueries,
  matches,
  PARAMETERS,
} from './agenda-query.ts';
import { AGENDA_TEXTS as TEXTS } from './agenda-texts.ts';

type Row = AgendaQuery & { element: HTMLElement };

function rowOf(element: HTMLElement): Row {
  const { place = '', category = '', cpf = '' } = element.dataset;
  return { element, place, category, cpf };
}

const elements = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** The control of a choice that stands for a value. */
const controlOf = (form: HTMLElement, choice: keyof AgendaQuery, value: string) =>
  [...form.querySelectorAll<HTMLInputElement>(`[name="${PARAMETERS[choice]}"]`)].find((input) => input.value === value);

const labelOf = (form: HTMLElement, choice: keyof AgendaQuery, value: string): string =>
  controlOf(form, choice, value)?.labels?.[0]?.textContent.trim() ?? value;

/** Filters the rows of the built page by its form; the address says what is shown, back and forward included. */
function wake(root: HTMLElement, form: HTMLElement): void {
  const rows = elements(root, '[data-session]').map(rowOf);
  const count = root.querySelector<HTMLElement>('[data-agenda-count]');
  const nothing = root.querySelector<HTMLElement>('[data-agenda-nothing]');
  const all = root.querySelector<HTMLElement>('[data-agenda-all]');

  const chosen = (): AgendaQuery => {
    const value = (key: keyof AgendaQuery) =>
      form.querySelector<HTMLInputElement>(`[name="${PARAMETERS[key]}"]:checked`)?.value ?? '';
    return { place: value('place'), category: value('category'), cpf: value('cpf') };
  };

  const offerLooser = (query: AgendaQuery) => {
    for (const old of elements(root, '[data-agenda-looser]')) old.remove();
    const offers = looserQueries(rows, query).map((looser) => {
      const link = document.createElement('a');
      link.className = 'button';
      link.href = agendaSearch(looser.query) || location.pathname;
      link.dataset.agendaLooser = '';
      link.textContent = TEXTS.without(labelOf(form, looser.without, query[looser.without]), looser.count);
      return link;
    });
    all?.before(...offers);
  };

  const show = (query: AgendaQuery) => {
    for (const { element, ...row } of rows) element.hidden = !matches(row, query);
    const found = rows.filter(({ element }) => !element.hidden).length;
    for (const month of elements(root, '[data-agenda-month]')) {
      month.hidden = !month.querySelector('li:not([hidden])');
      for (const link of elements(root, `a[href="#${month.getAttribute('aria-labelledby') ?? ''}"]`))
        (link.parentElement ?? link).hidden = month.hidden;
    }
    for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-agenda-months] a:not([href^="#"])'))
      link.search = agendaSearch(query);
    for (const months of elements(root, '[data-agenda-months]'))
      months.hidden = !months.querySelector('li:not([hidden])');
    if (count) count.textContent = TEXTS.count(found);
    if (nothing) nothing.hidden = found > 0;
    if (all) all.textContent = TEXTS.all(rows.length);
    if (found === 0) offerLooser(query);
  };

  const followUrl = () => {
    const asked = agendaQueryIn(location.search);
    for (const choice of ['place', 'category', 'cpf'] as const) {
      // An address may name what the agenda no longer has: then anything will do.
      const control = controlOf(form, choice, asked[choice]) ?? controlOf(form, choice, '');
      if (control) control.checked = true;
    }
    const [box] = elements(form, '[type="checkbox"]');
    if (box instanceof HTMLInputElement) box.checked = box.value === asked.cpf;
    show(chosen());
  };

  const go = (query: AgendaQuery) => {
    history.pushState(null, '', agendaSearch(query) || location.pathname);
    followUrl();
  };

  form.addEventListener('change', () => {
    go(chosen());
  });
  root.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { agendaLooser, agendaAll } = event.target.dataset;
    if (agendaLooser === undefined && agendaAll === undefined) return;
    event.preventDefault();
    go(agendaAll === undefined ? agendaQueryIn(event.target.search) : ANYTHING);
    form.querySelector<HTMLInputElement>(':checked')?.focus();
  });
  addEventListener('popstate', followUrl);
  // Choices made before this code came are those that the visitor wants.
  if (agendaSearch(chosen()) === '') followUrl();
  else go(chosen());
}

/** Without a session there is no form, and nothing to do. */
export function mount(root: HTMLElement): Promise<void> {
  const form = root.querySelector<HTMLElement>('[data-agenda-filter]');
  if (form) wake(root, form);
  return Promise.resolve();
}
