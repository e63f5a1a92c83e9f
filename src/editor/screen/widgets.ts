import { ADDRESS_WIDGET, mountAddress } from './address-widget.ts';
import { NUMBER_WIDGET, WORDED_WIDGET } from './cms-field.ts';
import { type CreateClass, domControl } from './cms-widget.ts';
import type { Cms } from './decap-client.ts';
import { GROUP_WIDGET, mountGroup } from './field-groups.ts';
import { frenchChoices } from './french-choices.ts';
import { mountNumber } from './number-widget.ts';
import type { CreateElement } from './preview-elements.ts';
import { mountText, TEXT_WIDGET } from './text-widget.ts';
import { mountWorded } from './worded-widget.ts';

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
