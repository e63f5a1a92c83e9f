/**
 * A text cut to a length: its first sentences when they say enough, else its first words and an ellipsis.
 * `clip('Une phrase. Une autre.', 15)` is « Une phrase. ».
 */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max + 1);
  const sentences = /^.*[.!?…](?=\s)/su.exec(start)?.[0];
  if (sentences !== undefined && sentences.length >= max / 2) return sentences;
  const words = text.slice(0, max).replace(/[\s,;:]+\S*$/u, '');
  return `${words}…`;
}
