import { type CmsField, isFilledIn, withMark } from './cms-field.ts';
import { type Mount, plainSetting } from './cms-widget.ts';
import { element } from './element.ts';
import { isGroup } from './plain-data.ts';
import { screenKey } from './screen-keys.ts';

// A group is a heading among the fields of a form, which folds those that follow it up to the next heading. It holds
// no value: what files say has no groups.

export const GROUP_WIDGET = 'group';

/** Headings and their fields, in the order of the form: `{ 'Mise en ligne': ['published', 'publishOn'] }` */
export type FieldGroups = Readonly<Record<string, readonly string[]>>;

const OTHERS = 'Autres champs';

function headed([title, fields]: [string, CmsField[]], index: number): CmsField[] {
  const isOptional = fields.every((field) => field.optional || !isFilledIn(field));
  const heading: CmsField = {
    name: screenKey(`groupe_${index}`),
    label: isOptional && fields.some(isFilledIn) ? `${title} (facultatif)` : title,
    required: false,
    optional: true,
    widget: GROUP_WIDGET,
    counted: fields.filter(isFilledIn).map(({ name }) => name),
    // The first one, and the text that is written at length.
    open: index === 0 || fields.some(({ name }) => name === 'body'),
  };
  // Where all may be left out, the heading says so once.
  return [heading, ...(isOptional ? fields : fields.map(withMark))];
}

/** The fields of a form under the headings of its groups; those that no group names come last. */
export function groupedFields(fields: readonly CmsField[], groups?: FieldGroups): CmsField[] {
  if (groups === undefined) return fields.map(withMark);
  const named = new Map(fields.map((field) => [field.name, field]));
  const filled = Object.entries(groups).map(([title, names]): [string, CmsField[]] => [
    title,
    names.flatMap((name) => named.get(name) ?? []),
  ]);
  const known = Object.values(groups).flat();
  const others = fields.filter(({ name }) => !known.includes(name));
  return [...filled, [OTHERS, others] satisfies [string, CmsField[]]]
    .filter(([, inside]) => inside.length > 0)
    .flatMap(headed);
}

const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isGroup(value) && Object.values(value).every(isEmpty);
};

/** « 3 remplis sur 5 » */
export function fillState(data: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  if (names.length === 0) return '';
  const filled = names.filter((name) => !isEmpty(data[name])).length;
  if (filled === 0) return 'vide';
  if (filled === names.length) return filled === 1 ? 'rempli' : 'tout est rempli';
  return `${filled} ${filled > 1 ? 'remplis' : 'rempli'} sur ${names.length}`;
}

/** The mark of a field that a save was refused for. */
const PROBLEM = '[data-problem]';

function problemState(fields: readonly Element[]): string {
  const count = fields.reduce(
    (sum, field) => sum + (field.matches(PROBLEM) ? 1 : field.querySelectorAll(PROBLEM).length),
    0,
  );
  return count === 0 ? '' : `${count} à corriger`;
}

/** The heading's place among the fields of the form: what Decap puts around a control. */
const fieldAround = (place: Element): Element | null => place.closest('[class*="ControlContainer"]');

/** Known by its label: those of the later groups are not mounted yet when the first one is. */
const isHeading = (field: Element): boolean =>
  field.querySelector(`:scope > * > label[for^="${screenKey('groupe_')}"]`) !== null;

function fieldsBelow(heading: Element): Element[] {
  const fields: Element[] = [];
  let next = heading.nextElementSibling;
  while (next !== null && !isHeading(next)) {
    fields.push(next);
    next = next.nextElementSibling;
  }
  return fields;
}

/** The groups that somebody has opened or closed, until the page is left. */
const openGroups = new Map<string, boolean>();

const isOpen = (key: string, byItself: boolean): boolean => openGroups.get(key) ?? byItself;

const namesOf = (names: unknown): string[] =>
  Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];

const HEADING =
  'flex w-full cursor-pointer items-baseline gap-x-4 gap-y-1 rounded-md border border-l-[3px] border-ruling border-l-ink bg-paper px-4 py-[0.8rem] text-left font-text text-body leading-[1.3] font-semibold text-ink before:size-2 before:self-center before:border-0 before:border-r-2 before:border-b-2 before:border-current before:[rotate:-45deg] aria-expanded:before:[rotate:45deg]';
const STATE = 'ml-auto text-right text-small font-[400] text-ink-soft data-wrong:font-bold data-wrong:text-margin-deep';

/** The heading of a group, and the folding of what follows it. */
export const mountGroup: Mount = (place, props) => {
  const { field, collection } = props();
  const key = `${String(collection.get('name'))} ${String(field.get('name'))}`;
  const label = String(field.get('label'));
  const names = namesOf(plainSetting(field.get('counted')));
  const state = element('span', { class: STATE });
  const button = element('button', { type: 'button', class: HEADING }, label, state);
  place.append(element('h2', { class: 'm-0' }, button));
  const around = fieldAround(place);
  around?.setAttribute('data-group', '');
  const below = around === null ? [] : fieldsBelow(around);

  const show = () => {
    const open = isOpen(key, field.get('open') === true);
    button.setAttribute('aria-expanded', String(open));
    for (const one of below) one.toggleAttribute('data-folded', !open);
  };
  const tell = () => {
    const data = props().getEntry().toJS().data;
    const wrong = problemState(below);
    const text = [wrong, fillState(isGroup(data) ? data : {}, names)].filter((part) => part !== '').join(', ');
    if (state.textContent !== text) state.textContent = text;
    state.toggleAttribute('data-wrong', wrong !== '');
  };
  button.addEventListener('click', () => {
    openGroups.set(key, button.getAttribute('aria-expanded') !== 'true');
    show();
  });
  show();
  tell();

  // Decap tells a heading nothing of the other fields: their elements do, once what was typed has been kept.
  const form = around?.parentElement;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tellSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(tell, 150);
  };
  form?.addEventListener('input', tellSoon);
  form?.addEventListener('click', tellSoon);
  // A field that is to be corrected is shown.
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.matches(PROBLEM) && below.some((one) => one.contains(target)))
        revealField(target);
    tellSoon();
  });
  if (form) watch.observe(form, { subtree: true, attributeFilter: ['data-problem'] });
  return {
    end: () => {
      clearTimeout(waiting);
      watch.disconnect();
      form?.removeEventListener('input', tellSoon);
      form?.removeEventListener('click', tellSoon);
    },
  };
};

/** Before a part that Decap has closed stands the button that opens it. */
function openerOf(closed: Element): HTMLElement | null {
  let before = closed.previousElementSibling;
  while (before !== null) {
    const button = before.querySelector('button');
    if (button !== null) return button;
    before = before.previousElementSibling;
  }
  return null;
}

function headingOf(field: Element): HTMLElement | null {
  let before: Element | null = field;
  while (before !== null && !isHeading(before)) before = before.previousElementSibling;
  return before?.querySelector('button') ?? null;
}

/** Opens whatever hides a control of the form: its group, and the parts and list items that Decap has closed. */
export function revealField(control: Element): void {
  const around: Element[] = [];
  for (let one: Element | null = control; one !== null && one !== document.body; one = one.parentElement)
    around.unshift(one);
  for (const one of around) {
    if (one.hasAttribute('data-folded')) headingOf(one)?.click();
    else if (getComputedStyle(one).display === 'none') openerOf(one)?.click();
  }
}
