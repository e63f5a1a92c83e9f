/** Encodes only ASCII characters. Browsers encode the other characters, and pages stay smaller. */
const encode = (text: string): string =>
  text.replaceAll('\n', '\r\n').replaceAll(/[^\u0080-\uffff]+/g, encodeURIComponent);

export const mailLink = (subject: string, body: string): string =>
  `mailto:?subject=${encode(subject)}&body=${encode(body)}`;
