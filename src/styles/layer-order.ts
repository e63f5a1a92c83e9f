/** Which layer of style rules yields to which. */
export const LAYER_ORDER = '@layer theme,base,components,utilities;';
