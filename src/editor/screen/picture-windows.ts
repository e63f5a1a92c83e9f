import { endSentence, withNoBreakSpaces } from '#src/lib/french-text.ts';
import { element } from './element.ts';
import { type Choice, choose } from './picture-choice.ts';

const chosen = new Map<string, string>();

/** A picture that was chosen on this page, by its path: until it is saved, no address of the site shows it. */
export const chosenPicture = (path: string): string | undefined => chosen.get(path.replace(/^.*\//, ''));

/** Long enough to read two lines twice. */
const SHOWN_MS = 12_000;

type Refused = Extract<Choice, { refused: string }>;

function showRefused(refused: readonly Refused[]): void {
  const dialog = document.querySelector<HTMLDialogElement>('#picture-refusal');
  const items = refused.map(({ refused: name, problem: { found, allowed, mend } }) =>
    element(
      'li',
      {},
      element('strong', {}, name),
      withNoBreakSpaces(`C’est ${found}. Il faut ${allowed}. À faire : ${endSentence(mend)}`),
    ),
  );
  dialog?.querySelector('[data-files]')?.replaceChildren(...items);
  dialog?.showModal();
}

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Says calmly what became of a picture, and over whatever is open. */
function showChanges(changes: readonly string[]): void {
  const place = document.querySelector<HTMLElement>('#picture-changes');
  if (place === null) return;
  clearTimeout(hiding);
  place.showPopover();
  place.textContent = `Image préparée\u00a0: ${changes.join('\u202f; ')}.`;
  hiding = setTimeout(() => {
    place.hidePopover();
    place.textContent = '';
  }, SHOWN_MS);
}

/** Hands over to the screen what it may take of the files that were chosen. */
async function handOver(input: HTMLInputElement, files: readonly File[], prepared: WeakSet<Event>): Promise<void> {
  const choices = await Promise.all(files.map(choose));
  const refused = choices.filter((choice) => 'refused' in choice);
  const taken = choices.filter((choice) => 'file' in choice);
  const changes = taken.flatMap(({ change }) => change ?? []);
  if (changes.length > 0) showChanges(changes);
  if (refused.length > 0) showRefused(refused);
  if (taken.length === 0) {
    input.value = '';
    return;
  }
  const transfer = new DataTransfer();
  for (const { file } of taken) {
    transfer.items.add(file);
    chosen.set(file.name, URL.createObjectURL(file));
  }
  input.files = transfer.files;
  const again = new Event('change', { bubbles: true });
  prepared.add(again);
  input.dispatchEvent(again);
}

/**
 * Looks at every picture as soon as it is chosen, before the screen learns of it: what the site cannot show is refused
 * there and then and leaves no trace, what is too large or tells too much is made anew, names are made good.
 */
export function watchPictureChoices(): void {
  const prepared = new WeakSet<Event>();
  addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'file' || prepared.has(event)) return;
      const files = [...(target.files ?? [])];
      if (files.length === 0) return;
      event.stopImmediatePropagation();
      void handOver(target, files, prepared);
    },
    { capture: true },
  );
  // The form asks the site for a picture that is not saved yet.
  addEventListener(
    'error',
    ({ target }) => {
      const source = target instanceof HTMLImageElement ? chosenPicture(target.src) : undefined;
      if (target instanceof HTMLImageElement && source !== undefined && target.src !== source) target.src = source;
    },
    { capture: true },
  );
}

/** Offers to remove pictures that nothing shows any longer. */
export function offerRemoval(files: readonly string[], remove: () => void): void {
  const dialog = document.querySelector<HTMLDialogElement>('#unused-pictures');
  if (dialog === null || files.length === 0) return;
  dialog
    .querySelector('[data-files]')
    ?.replaceChildren(...files.map((file) => element('li', {}, file.replace(/^.*\//, ''))));
  dialog.addEventListener(
    'close',
    () => {
      if (dialog.returnValue === 'remove') remove();
    },
    { once: true },
  );
  dialog.returnValue = '';
  dialog.showModal();
}
