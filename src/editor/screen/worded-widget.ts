import { z } from 'zod';
import { element, type Mount, plainSetting } from './cms-widget.ts';

const WORDS = z.record(z.string(), z.string()).catch({});

const plain = (text: string): string => text.trim().toLowerCase();

/** A text in which a word of code is shown, and may be typed, by its name: « À distance » for `remote`. */
export const mountWorded: Mount = (place, props) => {
  const { field, forID, classNameWrapper } = props();
  const words = WORDS.parse(plainSetting(field.get('words')));
  const shown = (value: unknown): string => (typeof value === 'string' ? (words[value] ?? value) : '');
  const meant = (typed: string): string =>
    Object.entries(words).find(([, name]) => plain(name) === plain(typed))?.[0] ?? typed;
  const list = element(
    'datalist',
    { id: `${forID}-words` },
    ...Object.values(words).map((value) => element('option', { value })),
  );
  const input = element('input', { id: forID, type: 'text', class: classNameWrapper, list: `${forID}-words` });
  input.value = shown(props().value);
  input.addEventListener('input', () => {
    props().onChange(meant(input.value));
  });
  place.append(input, list);
  return {
    update: () => {
      if (meant(input.value) !== (props().value ?? '')) input.value = shown(props().value);
    },
  };
};
