import type { FieldTarget } from './entry-problems.ts';
import { revealField } from './field-groups.ts';

// Decap gives no field a name that a page could ask for, but for the beginning of the id of its control: every label
// is for `title-field-12`. The place of a field follows from the labels around it.

const LABEL = 'label[for*="-field-"]';

const controlOf = (label: Element): Element | null => label.parentElement?.parentElement ?? null;

const isControl = (element: Element): boolean => element.querySelector(`:scope > div > ${LABEL}`) !== null;

const parentControl = (control: Element): Element | null => {
  for (let around = control.parentElement; around !== null; around = around.parentElement)
    if (isControl(around)) return around;
  return null;
};

/** The controls directly inside another one, or of the form itself, in their order. */
function controlsIn(parent: Element | null, name?: string): Element[] {
  const labels = (parent ?? document).querySelectorAll(
    name === undefined ? LABEL : `label[for^="${CSS.escape(name)}-field-"]`,
  );
  return [...labels]
    .map(controlOf)
    .filter((control) => control !== null)
    .filter((control) => parentControl(control) === parent);
}

const nameOf = (control: Element): string =>
  control.querySelector<HTMLLabelElement>(`:scope > div > ${LABEL}`)?.htmlFor.replace(/-field-\d+$/, '') ?? '';

/** The control of a field, `modules[2].title`, or the nearest around it that the form has. */
export function findControl(field: string): Element | null {
  const parts = [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)];
  let control: Element | null = null;
  let index = 0;
  for (const [part, item] of parts) {
    if (item !== undefined) {
      index = Number(item) - 1;
      continue;
    }
    const next: Element | undefined = controlsIn(control, part)[index];
    if (next === undefined) return control;
    [control, index] = [next, 0];
  }
  if (control === null || parts.at(-1)?.[1] === undefined) return control;
  // An item as a whole is found by the first of its fields.
  const [first] = controlsIn(control);
  return (first && controlsIn(control, nameOf(first))[index]) ?? control;
}

/** The part of a control that takes the keyboard. */
export function fieldOf(control: Element): HTMLElement | null {
  const label = control.querySelector<HTMLLabelElement>(`:scope > div > ${LABEL}`);
  const named = label && document.getElementById(label.htmlFor);
  const isField = 'input, textarea, select, button, [contenteditable="true"], [tabindex]';
  if (named?.matches(isField)) return named;
  return control.querySelector<HTMLElement>(isField);
}

function selectLine(text: HTMLTextAreaElement, line: number): void {
  const lines = text.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const { lineHeight } = getComputedStyle(text);
  text.scrollTop = (line - 3) * Number.parseFloat(lineHeight);
}

/** Leads to a field: opens what hides it, scrolls to it and gives it the keyboard. */
export function leadToField({ field, line }: FieldTarget): void {
  const control = findControl(field);
  if (control === null) return;
  revealField(control);
  // React draws what was unfolded before the next frame.
  requestAnimationFrame(() => {
    const element = fieldOf(control);
    element?.focus({ preventScroll: true });
    if (element instanceof HTMLTextAreaElement && line !== undefined) selectLine(element, line);
    control.scrollIntoView({ block: 'center' });
  });
}
