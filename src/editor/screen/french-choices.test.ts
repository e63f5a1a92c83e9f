import { expect, test } from 'vitest';
import { frenchChoices } from './french-choices.ts';
import type { CreateElement, Element } from './preview-elements.ts';

const h: CreateElement = (type, props) => ({ type, props: props ?? {} });

class Control {
  render(): Element {
    return { type: 'select', props: { inputId: 'modality', noOptionsMessage: () => 'No options' } };
  }
}

type Said = { inputId: string; noOptionsMessage: () => string; screenReaderStatus: (of: { count: number }) => string };

test('says in French what a list of choices says, and leaves it what it is', () => {
  const French = frenchChoices(Control, h) as typeof Control;
  const { type, props } = new French().render();
  const { inputId, noOptionsMessage, screenReaderStatus } = props as Said;
  expect([type, inputId, noOptionsMessage(), screenReaderStatus({ count: 3 })]).toEqual([
    'select',
    'modality',
    'Aucun choix',
    '3 choix',
  ]);
});
