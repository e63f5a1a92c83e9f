import { now } from '#src/lib/clock.ts';
import { addressQuery } from '#src/lib/address-query.ts';
import { type CpfRules, estimate, estimateLines } from './cpf-estimate.ts';

/** A point or a comma before three digits separates thousands. */
const THOUSANDS = /^(\d{1,3})[.,](\d{3})(?=$|[.,])/;
const MAX_EUROS = 100_000;
const DEBOUNCE_MS = 400;

const WRONG_PRICE = 'Ce prix n’en est pas un\u00a0: écrivez un nombre d’euros, par exemple 980.';
const WRONG_RIGHTS =
  'Ces droits ne sont pas un nombre d’euros\u00a0: écrivez par exemple 600, ou laissez le champ vide.';

export function parseEuros(text: string): number | undefined {
  const euros = Number(
    text
      .replace(/[\s€]|euros?|ttc/gi, '')
      .replace(THOUSANDS, '$1$2')
      .replace(',', '.') || Number.NaN,
  );
  return euros >= 0 && euros <= MAX_EUROS ? Math.round(euros * 100) / 100 : undefined;
}

/** Parses the rules in the page. Future rules are included, because they may apply on the day of the visit. */
const parseRules = (json: string): CpfRules =>
  JSON.parse(json, (key, value: unknown) =>
    key === 'validFrom' && typeof value === 'string' ? new Date(value) : value,
  ) as CpfRules;

function fieldsOf(root: HTMLElement) {
  const price = root.querySelector<HTMLInputElement>('#prix');
  const rights = root.querySelector<HTMLInputElement>('#droits');
  const register = root.querySelector<HTMLSelectElement>('#repertoire');
  const situation = root.querySelector<HTMLSelectElement>('#situation');
  const hint = root.querySelector<HTMLElement>('[data-hint]');
  if (!price || !rights || !register || !situation || !hint) throw new Error('The estimator lacks a field.');
  return { price, rights, register, situation, hint };
}

type Fields = ReturnType<typeof fieldsOf>;

function check(field: HTMLInputElement, value: number | undefined, problem: string, hint: HTMLElement) {
  const isWrong = value === undefined && field.value.trim() !== '';
  field.ariaInvalid = isWrong ? 'true' : null;
  if (isWrong) field.setAttribute('aria-describedby', hint.id);
  else field.removeAttribute('aria-describedby');
  return isWrong ? problem : undefined;
}

function fillFromAddress({ price, register }: Fields): void {
  const query = addressQuery();
  if (price.value === '') price.value = query.get('price')?.replace('.', ',') ?? '';
  const linkedIndex = [...register.options].findIndex(({ value }) => value === query.get('register'));
  if (linkedIndex > 0) register.selectedIndex = linkedIndex;
}

function fillFromCourse(course: HTMLSelectElement, { price, register }: Fields): void {
  const [option] = course.selectedOptions;
  if (option === undefined || option.value === '') return;
  price.value = option.value.replace('.', ',');
  register.value = option.dataset.register ?? register.value;
}

export function mount(root: HTMLElement): Promise<void> {
  const fields = fieldsOf(root);
  const { price, rights, register, situation, hint } = fields;
  const rules = parseRules(root.dataset.rules ?? '');
  const initialHint = hint.textContent;
  const update = () => {
    const typed = parseEuros(price.value);
    const amount = typed === 0 ? undefined : typed;
    const balance = parseEuros(rights.value);
    const wrongPrice = check(price, amount, WRONG_PRICE, hint);
    const wrongRights = check(rights, balance, WRONG_RIGHTS, hint);
    const problem = wrongPrice ?? wrongRights;
    hint.textContent = problem ?? initialHint;
    const hasEstimate = amount !== undefined && problem === undefined;
    hint.hidden = hasEstimate;
    for (const line of root.querySelectorAll<HTMLElement>('[data-line]')) line.hidden = !hasEstimate;
    if (!hasEstimate) return;
    const visitor = {
      price: amount,
      register: register.value,
      isException: register.selectedOptions[0]?.dataset.exception === 'true',
      isExempt: situation.value !== '',
      rights: balance,
    };
    const { account, rest } = estimateLines(estimate(visitor, rules, now()));
    root.querySelector('[data-account]')?.replaceChildren(account);
    root.querySelector('[data-rest]')?.replaceChildren(rest);
  };
  fillFromAddress(fields);
  const course = root.querySelector<HTMLSelectElement>('#formation');
  course?.addEventListener('input', () => fillFromCourse(course, fields));
  // Debounced, because a screen reader reads each update aloud.
  let timer: number | undefined;
  root.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(update, DEBOUNCE_MS);
  });
  update();
  return Promise.resolve();
}
