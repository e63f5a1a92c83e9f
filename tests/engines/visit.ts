import { expect } from '@playwright/test';
import { FORMS, type FormKind } from '#src/features/contact/contact-forms.ts';
import type { Visitor } from '../support/forms.ts';
import type { OpenWindow } from './test.ts';

/** Codes of WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = { Tab: '\uE004', Enter: '\uE006', Escape: '\uE00C', Space: ' ', F8: '\uE038' };

/** Scrolls to the first visible element with this text. Returns its centre. Throws while another element covers it. */
function aimAt(selector: string, text: string) {
  const target = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && `${element.textContent} ${element.ariaLabel ?? ''}`.includes(text),
  );
  if (target === undefined) throw new Error(`No ${selector} shows “${text}”.`);
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  if (!target.contains(document.elementFromPoint(x, y))) throw new Error(`Something covers ${selector}.`);
  return { x, y };
}

/** Functions that act in a window and read it as a visitor does. */
export function visit({ goto, evaluate, perform, pointerType }: Awaited<ReturnType<OpenWindow>>, origin: string) {
  /** Runs a function in the page. Arguments and result are sent as JSON. */
  const run = async <Args extends readonly unknown[], Result>(task: (...args: Args) => Result, ...args: Args) =>
    JSON.parse(await evaluate(`JSON.stringify((${String(task)})(...${JSON.stringify(args)}) ?? null)`)) as Result;
  const type = (text: string) => {
    const actions = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((event) => ({ type: event, value })));
    return perform([{ type: 'key', id: 'keyboard', actions }]);
  };
  const press = (key: keyof typeof KEYS) => type(KEYS[key]);
  const tapAt = (x: number, y: number, times = 1) => {
    const tap = ['pointerDown', 'pointerUp'].map((event) => ({ type: event, button: 0 }));
    const actions = [{ type: 'pointerMove', x, y }, ...Array.from({ length: times }, () => tap).flat()];
    return perform([{ type: 'pointer', id: 'finger', parameters: { pointerType }, actions }]);
  };
  return {
    run,
    type,
    press,
    tapAt,
    goto: (path: string) => goto(origin + path),
    /** Taps an element as soon as nothing covers or moves it. */
    async tap(selector: string, text = '', times = 1) {
      let centre = { x: 0, y: 0 };
      await expect(async () => {
        const last = centre;
        centre = await run(aimAt, selector, text);
        expect(centre).toEqual(last);
      }).toPass({ timeout: 15_000 });
      await tapAt(centre.x, centre.y, times);
    },
    /** Types a value into each field of a form. The focus must be on the first field, and ends on the submit button. */
    async fillIn(kind: FormKind, person: Visitor) {
      for (const name of FORMS[kind].fields) {
        await type(name === 'acceptedTerms' ? KEYS.Space : person[name].replace('\n', ' '));
        await press('Tab');
      }
    },
    path: () => run(() => location.pathname + location.search),
    isFocused: (wanted: string) => run((selector) => document.activeElement?.matches(selector), wanted),
    /** The texts of the visible elements that match a selector. Fields have their value instead. */
    texts: (wanted: string) =>
      run(
        (selector) =>
          [...document.querySelectorAll(selector)]
            .filter((element) => element.checkVisibility())
            .map((element) => (element instanceof HTMLInputElement ? element.value : element.textContent)),
        wanted,
      ),
  };
}
