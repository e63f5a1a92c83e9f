import { estimate, estimateLines } from './cpf-estimate.ts';
import type { CpfRules } from './cpf-rules.ts';

/** Three digits after a point or a comma are thousands. */
const THOUSANDS = /^(\d{1,3})[.,](\d{3})(?=$|[.,])/;
const MOST = 100_000;
const PAUSE_MS = 400;

/** Parses a typed price: « 1 250,50 € », « 1.250 », « 1490 euros TTC ». */
export function typedPrice(text: string): number | undefined {
  const price = Number(
    text
      .replace(/[\s€]|euros?|ttc/gi, '')
      .replace(THOUSANDS, '$1$2')
      .replace(',', '.') || Number.NaN,
  );
  return Number.isFinite(price) && price > 0 && price <= MOST ? Math.round(price * 100) / 100 : undefined;
}

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
    const amount = typedPrice(price.value);
    const isWrong = amount === undefined && price.value.trim() !== '';
    price.ariaInvalid = isWrong ? 'true' : null;
    if (isWrong) price.setAttribute('aria-describedby', hint.id);
    else price.removeAttribute('aria-describedby');
    hint.textContent = isWrong
      ? 'Ce prix n’en est pas un\u00a0: écrivez un nombre d’euros, par exemple 980.'
      : firstHint;
    hint.hidden = amount !== undefined;
    for (const line of root.querySelectorAll<HTMLElement>('[data-line]')) line.hidden = amount === undefined;
    if (amount === undefined) return;
    const { account, rest } = estimateLines(
      estimate(
        {
          price: amount,
          register: register.value,
          isException: register.selectedOptions[0]?.dataset.exception === 'true',
          isExempt: situation.value !== '',
          rights: typedPrice(rights.value),
        },
        rules,
        new Date(),
      ),
    );
    root.querySelector('[data-account]')?.replaceChildren(account);
    root.querySelector('[data-rest]')?.replaceChildren(rest);
  };
  // A course page links here with its price and register.
  const asked = new URLSearchParams(location.search);
  if (price.value === '') price.value = asked.get('price')?.replace('.', ',') ?? '';
  const wanted = [...register.options].findIndex(({ value }) => value === asked.get('register'));
  if (wanted > 0) register.selectedIndex = wanted;
  // A screen reader says each answer: not one for each digit.
  let pause: number | undefined;
  root.addEventListener('input', () => {
    clearTimeout(pause);
    pause = window.setTimeout(answer, PAUSE_MS);
  });
  answer();
  return Promise.resolve();
}
