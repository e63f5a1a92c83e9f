/** Which layer of style rules yields to which. */
export const LAYER_ORDER = '@layer properties,theme,base,components,utilities;';
