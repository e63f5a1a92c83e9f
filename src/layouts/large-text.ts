/** A telephone whose visitor has set text to twice its size: no other screen is as narrow in its own letters. */
export const LARGE_TEXT_MEDIA = '(max-width:18rem)';
