const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const FRENCH = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ«»’‘“”–—…·•€°№×→←↗½²\u00a0\u202f';

export const ALL = ASCII + FRENCH;

/** Characters that pages rarely show: they come in files of its own, by the ranges of `src/styles/fonts-rare.css`. */
export const RARE = `"#$&'*<=>[\\]^\`{|}~äæöüÿÂÄÆËÏÔÖŒÙÛÜŸ‘“”—•№×→←↗½²`;

export const COMMON = Array.from(ALL)
  .filter((character) => !RARE.includes(character))
  .join('');
