import { element, type Mount } from './cms-widget.ts';

const shown = (value: unknown): string => {
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' ? value : '';
};

/**
 * A number, typed as French writes it. Decap's own field forgets what is no number without a word, « 12,5 » included:
 * this one keeps it, for the check of the entry to take or to refuse.
 */
export const mountNumber: Mount = (place, props) => {
  const { forID, classNameWrapper, value } = props();
  const input = element('input', { id: forID, type: 'text', inputmode: 'decimal', class: classNameWrapper });
  input.value = shown(value);
  input.addEventListener('input', () => {
    props().onChange(input.value);
  });
  input.addEventListener('focus', () => {
    props().setActiveStyle();
  });
  input.addEventListener('blur', () => {
    props().setInactiveStyle();
  });
  place.append(input);
  return {
    update: () => {
      input.className = props().classNameWrapper;
      if (shown(props().value) !== input.value) input.value = shown(props().value);
    },
  };
};
