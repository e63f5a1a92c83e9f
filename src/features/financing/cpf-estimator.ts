import { now } from '#src/lib/paris-today.ts';
import { addressQuery } from '#src/lib/address-query.ts';
import { estimate, estimateLines } from './cpf-estimate.ts';
import type { CpfRules } from './cpf-rules.ts';

/** A point or a comma before three digits separates thousands. */
const THOUSANDS = /^(\d{1,3})[.,](\d{3})(?=$|[.,])/;
const MAX_EUROS = 100_000;
const DEBOUNCE_MS = 400;

const WRONG_PRICE = 'Ce prix n’en est pas un\u00a0: écrivez un nombre d’euros, par exemple 980.';
const WRONG_RIGHTS =
  'Ces droits ne sont pas un nombre d’euros\u00a0: écrivez par exemple 600, ou laissez le champ vide.';

/** Parses a typed amount: « 1 250,50 € », « 1.250 », « 1490 euros TTC ». */
export function parseEuros(text: string): number | undefined {
  const euros = Number(
    text
      .replace(/[\s€]|euros?|ttc/gi, '')
      .replace(THOUSANDS, '$1$2')
      .replace(',', '.') || Number.NaN,
  );
  return euros >= 0 && euros <= MAX_EUROS ? Math.round(euros * 100) / 100 : undefined;
}

const isFilled = ({ value }: HTMLInputElement): boolean => value.trim() !== '';

/** They include future rules, because the rules of the visitor's day apply. */
const parseRules = (json: string): CpfRules =>
  JSON.parse(json, (key, value: unknown) =>
    key === 'validFrom' && typeof value === 'string' ? new Date(value) : value,
  ) as CpfRules;

export function mount(root: HTMLElement): Promise<void> {
  const price = root.querySelector<HTMLInputElement>('#prix');
  const rights = root.querySelector<HTMLInputElement>('#droits');
  const register = root.querySelector<HTMLSelectElement>('#repertoire');
  const situation = root.querySelector<HTMLSelectElement>('#situation');
  const hint = root.querySelector<HTMLElement>('[data-hint]');
  if (!price || !rights || !register || !situation || !hint) throw new Error('The estimator lacks a field.');
  const rules = parseRules(root.dataset.rules ?? '');
  const initialHint = hint.textContent;
  const update = () => {
    const typed = parseEuros(price.value);
    const amount = typed === 0 ? undefined : typed;
    const balance = parseEuros(rights.value);
    const problems = [
      [price, amount === undefined && isFilled(price) ? WRONG_PRICE : undefined],
      [rights, balance === undefined && isFilled(rights) ? WRONG_RIGHTS : undefined],
    ] as const;
    for (const [field, problem] of problems) {
      field.ariaInvalid = problem === undefined ? null : 'true';
      if (problem === undefined) field.removeAttribute('aria-describedby');
      else field.setAttribute('aria-describedby', hint.id);
    }
    const firstProblem = problems[0][1] ?? problems[1][1];
    hint.textContent = firstProblem ?? initialHint;
    const hasEstimate = amount !== undefined && firstProblem === undefined;
    hint.hidden = hasEstimate;
    for (const line of root.querySelectorAll<HTMLElement>('[data-line]')) line.hidden = !hasEstimate;
    if (!hasEstimate) return;
    const { account, rest } = estimateLines(
      estimate(
        {
          price: amount,
          register: register.value,
          isException: register.selectedOptions[0]?.dataset.exception === 'true',
          isExempt: situation.value !== '',
          rights: balance,
        },
        rules,
        now(),
      ),
    );
    root.querySelector('[data-account]')?.replaceChildren(account);
    root.querySelector('[data-rest]')?.replaceChildren(rest);
  };
  // A course page links here with its price and register.
  const query = addressQuery();
  if (price.value === '') price.value = query.get('price')?.replace('.', ',') ?? '';
  const linkedIndex = [...register.options].findIndex(({ value }) => value === query.get('register'));
  if (linkedIndex > 0) register.selectedIndex = linkedIndex;
  // Debounced, because a screen reader reads each update aloud.
  let timer: number | undefined;
  const course = root.querySelector<HTMLSelectElement>('#formation');
  course?.addEventListener('input', () => {
    const [option] = course.selectedOptions;
    if (option === undefined || option.value === '') return;
    price.value = option.value.replace('.', ',');
    register.value = option.dataset.register ?? register.value;
  });
  root.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(update, DEBOUNCE_MS);
  });
  update();
  return Promise.resolve();
}
