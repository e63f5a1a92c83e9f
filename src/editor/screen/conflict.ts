import { element } from './element.ts';
import { type Choices, type Side, SIDES } from './merge-entry.ts';
import type { Choice, Conflict } from './merge-save.ts';

const option = (field: string, side: Side, label: string, text: string): HTMLElement =>
  element(
    'label',
    {},
    element('input', { type: 'radio', name: field, value: side, required: '' }),
    element('strong', {}, label),
    element('pre', {}, text),
  );

const choiceOf = ({ field, label, mine, theirs }: Choice): HTMLElement =>
  element(
    'fieldset',
    {},
    element('legend', {}, label),
    option(field, 'mine', 'Ce que vous venez d’écrire', mine),
    option(field, 'theirs', 'Ce qui a été écrit ailleurs', theirs),
  );

const isSide = (value: unknown): value is Side => SIDES.some((side) => side === value);

/** Shows both values of each field that two people have changed, and gives what is chosen; null for nothing. */
export function askChoices(dialog: HTMLDialogElement, { version, choices }: Conflict): Promise<Choices | null> {
  const isDeleted = version === null;
  const form = dialog.querySelector('form');
  if (form === null) return Promise.resolve(null);
  dialog.querySelector('[data-changed]')?.toggleAttribute('hidden', isDeleted);
  dialog.querySelector('[data-deleted]')?.toggleAttribute('hidden', !isDeleted);
  dialog.querySelector('[data-choices]')?.replaceChildren(...choices.map(choiceOf));
  const save = dialog.querySelector('button[value="save"]');
  save?.replaceChildren(isDeleted ? 'Remettre la fiche, avec mon texte' : 'Enregistrer ces choix');
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener(
      'close',
      () => {
        const chosen = [...new FormData(form)].flatMap(([field, side]) =>
          isSide(side) ? [[field, side] as const] : [],
        );
        resolve(dialog.returnValue === 'save' ? Object.fromEntries(chosen) : null);
      },
      { once: true },
    );
  });
}

/** Says what was changed elsewhere and kept, then shows the entry as it is now. */
export function tellTaken(dialog: HTMLDialogElement, fields: readonly string[]): void {
  dialog.querySelector('[data-fields]')?.replaceChildren(...fields.map((field) => element('li', {}, field)));
  dialog.addEventListener(
    'close',
    () => {
      // The form still shows what it was opened with; it holds nothing that isn't saved.
      location.reload();
    },
    { once: true },
  );
  dialog.showModal();
}
