import { element } from './element.ts';

export type Question = { name: string; label: string; value?: string; hint?: string; choices?: readonly string[] };

const INPUT =
  'rounded-md border border-ink-soft bg-[#fff] p-[0.6rem] font-text text-base leading-normal font-[400] text-inherit';

/** Asks a few things in a window over the form, and gives the answers; nothing if somebody goes back. */
export function ask(
  title: string,
  questions: readonly Question[],
  confirm = 'Insérer',
): Promise<Readonly<Record<string, string>> | undefined> {
  const inputs = questions.map(({ name, label, value = '', hint, choices }) => {
    const input = element('input', {
      class: INPUT,
      name,
      value,
      required: '',
      autocomplete: 'off',
      list: choices ? `ask-${name}` : undefined,
    });
    const list = choices
      ? [element('datalist', { id: `ask-${name}` }, ...choices.map((choice) => element('option', { value: choice })))]
      : [];
    const note = hint === undefined ? [] : [element('small', {}, hint)];
    return {
      name,
      input,
      label: element('label', { class: 'mb-4 grid gap-1 font-semibold' }, label, input, ...note, ...list),
    };
  });
  const dialog = element(
    'dialog',
    { class: 'window w-[min(28rem,92vw)]!', 'aria-label': title },
    element(
      'form',
      { method: 'dialog' },
      element('h2', {}, title),
      ...inputs.map(({ label }) => label),
      element(
        'p',
        { class: 'actions' },
        element('button', { value: 'ok', class: 'lead' }, confirm),
        element('button', { type: 'button' }, 'Annuler'),
      ),
    ),
  );
  dialog.querySelector('[type=button]')?.addEventListener('click', () => {
    dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(
        dialog.returnValue === 'ok'
          ? Object.fromEntries(inputs.map(({ name, input }) => [name, input.value.trim()]))
          : undefined,
      );
    });
  });
}
