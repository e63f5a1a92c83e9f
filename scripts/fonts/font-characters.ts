const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const FRENCH = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ«»’‘“”–—…·•€°№×→←↗½²\u00a0\u202f';

export const ALL = ASCII + FRENCH;

/** Of them, what a typeface may lack: a device has the signs, and whatever sets a text makes a narrow space of a space. */
const SPARED = 'Ÿ№→←↗½\u202f';

/** The characters that a text in French cannot be set without. */
export const NEEDED = Array.from(ALL)
  .filter((character) => !SPARED.includes(character))
  .join('');

/** Characters that pages rarely show: they come in files of its own, by the ranges of `src/styles/fonts.css`. */
export const RARE = `"#$&'*<=>[\\]^\`{|}~äæöüÿÂÄÆËÏÔÖŒÙÛÜŸ‘“”—•№×→←↗½²`;

export const COMMON = Array.from(ALL)
  .filter((character) => !RARE.includes(character))
  .join('');
