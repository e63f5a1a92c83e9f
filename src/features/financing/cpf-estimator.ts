import { ESTIMATE_TEXTS as TEXTS, estimateLines } from './cpf-estimate-texts.ts';
import { estimate } from './cpf-estimate.ts';
import type { CpfRules } from './cpf-rules.ts';

/** Three digits after a point or a comma are thousands: nobody pays tenths of cents. */
const THOUSANDS = /^(\d{1,3})[.,](\d{3})(?=$|[.,])/;
const MOST = 100_000;

/** The price that a visitor typed, « 1 250,50 € » as well as « 1.250 » and « 1490 euros TTC »; nothing where it is none. */
export function typedPrice(text: string): number | undefined {
  const price = Number(
    text
      .replace(/[\s€]|euros?|ttc/gi, '')
      .replace(THOUSANDS, '$1$2')
      .replace(',', '.') || Number.NaN,
  );
  return Number.isFinite(price) && price > 0 && price <= MOST ? Math.round(price * 100) / 100 : undefined;
}

// Our own build wrote them, from content that it checked.
const areRules = (value: unknown): value is CpfRules =>
  typeof value === 'object' && value !== null && 'participation' in value && 'caps' in value;

/** The rules as the page carries them, with those still to come: the visitor's day chooses. */
function rulesIn(json = ''): CpfRules {
  const rules: unknown = JSON.parse(json, (key, value: unknown) =>
    key === 'validFrom' && typeof value === 'string' ? new Date(value) : value,
  );
  if (!areRules(rules)) throw new Error('The estimator carries no rules.');
  return rules;
}

function partsOf(root: HTMLElement) {
  const part = <Part extends Element>(selector: string, kind: new () => Part): Part => {
    const found = root.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`The estimator has no ${selector}.`);
    return found;
  };
  return {
    price: part('#prix', HTMLInputElement),
    rights: part('#droits', HTMLInputElement),
    register: part('#repertoire', HTMLSelectElement),
    situation: part('#situation', HTMLSelectElement),
    hint: part('[data-hint]', HTMLElement),
    account: part('[data-account]', HTMLElement),
    rest: part('[data-rest]', HTMLElement),
  };
}

/** Fills the fields in from a link that a course page made. */
function followLink({ price, register }: ReturnType<typeof partsOf>): void {
  const asked = new URLSearchParams(location.search);
  if (price.value === '') price.value = asked.get('price')?.replace('.', ',') ?? '';
  const wanted = [...register.options].findIndex(({ value }) => value === asked.get('register'));
  if (wanted > 0) register.selectedIndex = wanted;
}

/** Makes the estimator answer while it is being filled in. Nothing of it is kept or sent. */
export function mount(root: HTMLElement): Promise<void> {
  const parts = partsOf(root);
  const rules = rulesIn(root.dataset.rules);
  const answer = () => {
    const price = typedPrice(parts.price.value);
    const isWrong = price === undefined && parts.price.value.trim() !== '';
    parts.price.ariaInvalid = isWrong ? 'true' : null;
    parts.hint.textContent = isWrong ? TEXTS.invalid : TEXTS.hint;
    parts.hint.hidden = price !== undefined;
    for (const line of root.querySelectorAll<HTMLElement>('[data-line]')) line.hidden = price === undefined;
    if (price === undefined) return;
    const [kind] = parts.register.selectedOptions;
    const { account, rest } = estimateLines(
      estimate(
        {
          price,
          register: parts.register.value,
          isException: kind?.dataset.exception === 'true',
          isExempt: parts.situation.value !== '',
          rights: typedPrice(parts.rights.value),
        },
        rules,
        new Date(),
      ),
    );
    parts.account.textContent = account;
    parts.rest.textContent = rest;
  };
  followLink(parts);
  root.addEventListener('input', answer);
  answer();
  return Promise.resolve();
}
