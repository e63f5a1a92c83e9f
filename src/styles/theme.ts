/** Names the link to the dark style sheet, and what the browser keeps: the media query by which the visitor wants it. */
export const THEME_KEY = 'dark';

/** When a page is dark without a choice: by the wish of the visitor's device. The sheet itself leaves paper out. */
export const DARK_MEDIA = '(prefers-color-scheme:dark)';

/**
 * Runs in the head, ahead of the first paint. Every page carries it, and its hash: it does no more than it must. Who keeps
 * cookies from a site keeps its storage from it too, which is an error there.
 */
export const THEME_SCRIPT = `try{${THEME_KEY}.media=localStorage.${THEME_KEY}||${THEME_KEY}.media}catch{}`;
