export const LAYER_ORDER = '@layer properties,theme,base,components,utilities;';

/** Phones with text at 200 % or more. */
export const LARGE_TEXT_MEDIA = '(max-width:18rem)';

/** The id of the link to the dark style sheet, and the storage key of its media query. */
export const THEME_KEY = 'dark';

export const DARK_MEDIA = '(prefers-color-scheme:dark)';

/** Runs in the head, before the first paint. `localStorage` throws when cookies are blocked. */
export const THEME_SCRIPT = `try{${THEME_KEY}.media=localStorage.${THEME_KEY}||${THEME_KEY}.media}catch{}`;
