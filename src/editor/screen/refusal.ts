import { endSentence, withNoBreakSpaces } from '#src/lib/french-text.ts';
import { isGroup, type Group } from './plain-data.ts';
import { element } from './element.ts';
import type { FieldTarget, ShownProblem } from './entry-problems.ts';
import { findControl, fieldOf, leadToField } from './find-field.ts';
import { nameOf } from './map-as-list.ts';

const NOTE = 'field-problem';

/** A field by its place in the form, where a register is a list: `figures.taux.value` is `figures[2].value`. */
export function placeOf({ field, line }: FieldTarget, shown: Group): FieldTarget {
  const [record = '', name = '', ...rest] = field.split('.');
  const entries = shown[record];
  const index = Array.isArray(entries) ? entries.filter(isGroup).findIndex((entry) => nameOf(entry) === name) : -1;
  const place = index < 0 ? field : [`${record}[${index + 1}]`, ...rest].join('.');
  return line === undefined ? { field: place } : { field: place, line };
}

/** Takes what is said beside a field away. */
function clearNote(note: Element): void {
  note.closest('[data-problem]')?.removeAttribute('data-problem');
  const field = document.querySelector(`[aria-describedby="${note.id}"]`);
  field?.removeAttribute('aria-invalid');
  field?.removeAttribute('aria-describedby');
  note.remove();
}

const clearNotes = (): void => {
  for (const note of document.querySelectorAll(`.${NOTE}`)) clearNote(note);
};

/** Says beside a field what the window says of it, until the field changes. */
function noteBeside({ found, mend }: ShownProblem, target: FieldTarget, index: number): void {
  const control = findControl(target.field);
  if (control === null) return;
  const said = withNoBreakSpaces(`Trouvé\u00a0: ${found}. À faire\u00a0: ${endSentence(mend)}`);
  const note = element('p', { class: NOTE, id: `${NOTE}-${index}` }, said);
  control.append(note);
  // The group around it counts the marks, and opens.
  control.setAttribute('data-problem', '');
  const field = fieldOf(control);
  field?.setAttribute('aria-invalid', 'true');
  field?.setAttribute('aria-describedby', note.id);
  control.addEventListener(
    'input',
    () => {
      clearNote(note);
    },
    { once: true },
  );
}

/** The window that says what keeps an entry from being saved, and leads to each field. */
export class RefusalWindow {
  readonly #dialog: HTMLDialogElement;
  readonly #again: HTMLElement;

  constructor(dialog: HTMLDialogElement, again: HTMLElement) {
    this.#dialog = dialog;
    this.#again = again;
    again.addEventListener('click', () => {
      this.#open();
    });
    for (const leaving of ['hashchange', 'pagehide'])
      addEventListener(leaving, () => {
        this.clear();
      });
  }

  /** Forgets what was refused: the form is another one, or has been saved. */
  clear(): void {
    clearNotes();
    this.#again.hidden = true;
  }

  /** `shown` is what the form holds. */
  show(problems: readonly ShownProblem[], shown: Group): void {
    const places = problems.map(({ target }) => (target === undefined ? undefined : placeOf(target, shown)));
    const count = problems.length === 1 ? 'Un point est à corriger' : `${problems.length} points sont à corriger`;
    this.#dialog
      .querySelector('[data-count]')
      ?.replaceChildren(`${count}. Votre texte est toujours dans le formulaire.`);
    const items = problems.map((problem, index) => this.#item(problem, places[index]));
    this.#dialog.querySelector('[data-problems]')?.replaceChildren(...items);
    this.#again.textContent = problems.length === 1 ? '1 point à corriger' : `${problems.length} points à corriger`;
    clearNotes();
    for (const [index, problem] of problems.entries()) {
      const place = places[index];
      if (place !== undefined) noteBeside(problem, place, index);
    }
    this.#open();
  }

  #open(): void {
    this.#again.hidden = true;
    this.#dialog.addEventListener(
      'close',
      () => {
        this.#again.hidden = false;
      },
      { once: true },
    );
    this.#dialog.showModal();
    // Its button has the focus, at the end of what may be a long list: reading begins at the top.
    this.#dialog.scrollTop = 0;
  }

  #item({ field, found, allowed, mend }: ShownProblem, place: FieldTarget | undefined): HTMLElement {
    const said = { Trouvé: found, Attendu: allowed, 'À faire': mend };
    const lines = Object.entries(said).flatMap(([term, text]) => [
      element('dt', {}, term),
      element('dd', {}, withNoBreakSpaces(text)),
    ]);
    const name = element(place === undefined ? 'strong' : 'button', {}, field === '' ? 'Cette entrée' : field);
    if (place !== undefined)
      name.addEventListener('click', () => {
        this.#dialog.close();
        leadToField(place);
      });
    return element('li', {}, name, element('dl', {}, ...lines));
  }
}
