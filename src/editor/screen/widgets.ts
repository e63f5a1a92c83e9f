import { z } from 'zod';
import { ADDRESS_WIDGET, mountAddress } from './address-widget.ts';
import { NUMBER_WIDGET, WORDED_WIDGET } from './cms-field.ts';
import { type CreateClass, domControl, type Mount, plainSetting } from './cms-widget.ts';
import { element } from './element.ts';
import type { Cms } from './decap-client.ts';
import { GROUP_WIDGET, mountGroup } from './field-groups.ts';
import { frenchChoices } from './french-choices.ts';
import type { CreateElement } from './preview-elements.ts';
import { mountText, TEXT_WIDGET } from './text-widget.ts';

const shown = (value: unknown): string => {
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' ? value : '';
};

/**
 * A number, typed as French writes it. Decap's own field forgets what is no number without a word, « 12,5 » included:
 * this one keeps it, for the check of the entry to take or to refuse.
 */
const mountNumber: Mount = (place, props) => {
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

const WORDS = z.record(z.string(), z.string()).catch({});

const plain = (text: string): string => text.trim().toLowerCase();

/** A text in which a word of code is shown, and may be typed, by its name: « À distance » for `remote`. */
const mountWorded: Mount = (place, props) => {
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

/** The controls that Decap has not, or has in English. What a preview makes of a text is Decap's own work. */
export function registerWidgets(cms: Cms, createClass: CreateClass, h: CreateElement): void {
  cms.registerWidget(GROUP_WIDGET, domControl(createClass, h, mountGroup));
  cms.registerWidget(ADDRESS_WIDGET, domControl(createClass, h, mountAddress));
  cms.registerWidget(NUMBER_WIDGET, domControl(createClass, h, mountNumber));
  cms.registerWidget(WORDED_WIDGET, domControl(createClass, h, mountWorded));
  cms.registerWidget(TEXT_WIDGET, domControl(createClass, h, mountText), cms.getWidget('markdown')?.preview);
  for (const name of ['select', 'relation']) {
    const theirs = cms.getWidget(name);
    if (theirs) cms.registerWidget(name, frenchChoices(theirs.control, h), theirs.preview);
  }
}
