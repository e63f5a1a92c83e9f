/** A piece of a corrected text: as it was first written, struck out, or written in with the red pen. */
export type Passage = { kind: 'written' | 'struck' | 'added'; text: string };

const CORRECTION = /~~(?<struck>.+?)~~|\*\*(?<added>.+?)\*\*/g;

/** `Vite ~~fait~~ **relu**` as its passages: ~~struck~~ and **added** as in Markdown. */
export function parseCorrections(text: string): Passage[] {
  const passages: Passage[] = [];
  let end = 0;
  const write = (until: number) => {
    if (until > end) passages.push({ kind: 'written', text: text.slice(end, until) });
  };
  for (const { 0: found, index, groups } of text.matchAll(CORRECTION)) {
    write(index);
    const { struck, added } = groups ?? {};
    if (struck !== undefined) passages.push({ kind: 'struck', text: struck });
    else if (added !== undefined) passages.push({ kind: 'added', text: added });
    end = index + found.length;
  }
  write(text.length);
  return passages;
}
