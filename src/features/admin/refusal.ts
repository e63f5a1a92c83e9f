import { withNoBreakSpaces } from '#src/lib/french-spaces.ts';
import type { ContentProblem } from '#src/build/content-check/french-issue.ts';

const element = (name: string, text: string): HTMLElement => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

function itemOf({ field, found, allowed, mend }: ContentProblem): HTMLElement {
  const item = document.createElement('li');
  const list = document.createElement('dl');
  for (const [term, text] of [
    ['Trouvé', found],
    ['Attendu', allowed],
    ['À faire', mend],
  ] as const)
    list.append(element('dt', term), element('dd', withNoBreakSpaces(text)));
  item.append(element('strong', field === '' ? 'Cette entrée' : field), list);
  return item;
}

/** Shows in a dialogue what keeps an entry from being saved. */
export function showRefusal(dialog: HTMLDialogElement, problems: readonly ContentProblem[]): void {
  const count = problems.length === 1 ? 'Un champ est à corriger' : `${problems.length} champs sont à corriger`;
  dialog.querySelector('[data-count]')?.replaceChildren(`${count}. Votre texte est toujours dans le formulaire.`);
  dialog.querySelector('[data-problems]')?.replaceChildren(...problems.map(itemOf));
  dialog.showModal();
}
