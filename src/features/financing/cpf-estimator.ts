import { addressQuery } from '#src/lib/address-query.ts';
import { estimate, estimateLines } from './cpf-estimate.ts';
import type { CpfRules } from './cpf-rules.ts';

/** Three digits after a point or a comma are thousands. */
const THOUSANDS = /^(\d{1,3})[.,](\d{3})(?=$|[.,])/;
const MOST = 100_000;
const PAUSE_MS = 400;

const WRONG_PRICE = 'Ce prix n’en est pas un\u00a0: écrivez un nombre d’euros, par exemple 980.';
const WRONG_RIGHTS =
  'Ces droits ne sont pas un nombre d’euros\u00a0: écrivez par exemple 600, ou laissez le champ vide.';

/** Parses a typed amount: « 1 250,50 € », « 1.250 », « 1490 euros TTC ». */
export function typedEuros(text: string): number | undefined {
  const euros = Number(
    text
      .replace(/[\s€]|euros?|ttc/gi, '')
      .replace(THOUSANDS, '$1$2')
      .replace(',', '.') || Number.NaN,
  );
  return euros >= 0 && euros <= MOST ? Math.round(euros * 100) / 100 : undefined;
}

const isFilled = ({ value }: HTMLInputElement): boolean => value.trim() !== '';

/** Parses the rules of the page, including future ones: those of the visitor's day apply. */
const parseRules = (json: string): CpfRules =>
  JSON.parse(json, (key, value: unknown) =>
    key === 'validFrom' && typeof value === 'string' ? new Date(value) : value,
  ) as CpfRules;

/** Answers when the visitor stops typing. Nothing is kept or sent. */
export function mount(root: HTMLElement): Promise<void> {
  const price = root.querySelector<HTMLInputElement>('#prix');
  const rights = root.querySelector<HTMLInputElement>('#droits');
  const register = root.querySelector<HTMLSelectElement>('#repertoire');
  const situation = root.querySelector<HTMLSelectElement>('#situation');
  const hint = root.querySelector<HTMLElement>('[data-hint]');
  if (!price || !rights || !register || !situation || !hint) throw new Error('The estimator has lost a field.');
  const rules = parseRules(root.dataset.rules ?? '');
  const firstHint = hint.textContent;
  const answer = () => {
    const typed = typedEuros(price.value);
    const amount = typed === 0 ? undefined : typed;
    const balance = typedEuros(rights.value);
    const wrong = [
      ...(amount === undefined && isFilled(price) ? [price] : []),
      ...(balance === undefined && isFilled(rights) ? [rights] : []),
    ];
    for (const field of [price, rights]) {
      const isWrong = wrong.includes(field);
      field.ariaInvalid = isWrong ? 'true' : null;
      if (isWrong) field.setAttribute('aria-describedby', hint.id);
      else field.removeAttribute('aria-describedby');
    }
    if (wrong[0] === price) hint.textContent = WRONG_PRICE;
    else hint.textContent = wrong[0] === rights ? WRONG_RIGHTS : firstHint;
    const isAnswered = amount !== undefined && wrong.length === 0;
    hint.hidden = isAnswered;
    for (const line of root.querySelectorAll<HTMLElement>('[data-line]')) line.hidden = !isAnswered;
    if (!isAnswered) return;
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
        new Date(),
      ),
    );
    root.querySelector('[data-account]')?.replaceChildren(account);
    root.querySelector('[data-rest]')?.replaceChildren(rest);
  };
  // A course page links here with its price and register.
  const asked = addressQuery();
  if (price.value === '') price.value = asked.get('price')?.replace('.', ',') ?? '';
  const wanted = [...register.options].findIndex(({ value }) => value === asked.get('register'));
  if (wanted > 0) register.selectedIndex = wanted;
  // A screen reader says each answer: not one for each digit.
  let pause: number | undefined;
  const course = root.querySelector<HTMLSelectElement>('#formation');
  course?.addEventListener('input', () => {
    const [chosen] = course.selectedOptions;
    if (chosen === undefined || chosen.value === '') return;
    price.value = chosen.value.replace('.', ',');
    register.value = chosen.dataset.register ?? register.value;
  });
  root.addEventListener('input', () => {
    clearTimeout(pause);
    pause = window.setTimeout(answer, PAUSE_MS);
  });
  answer();
  return Promise.resolve();
}
