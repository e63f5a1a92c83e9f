/** A piece of a corrected text: as the machine wrote it, struck out, written in by the trainer, or the number of a skill. */
export type Passage = { kind: 'written' | 'struck' | 'added'; text: string } | { kind: 'mark'; skill: number };

const CORRECTION = /~~(?<struck>.+?)~~|\*\*(?<added>.+?)\*\*|\s*\((?<skill>\d)\)/g;

/** `Vite ~~fait~~ **relu** (2)` as its passages: ~~struck~~ and **added** as in Markdown, (2) for the second skill. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let end = 0;
  const write = (until: number) => {
    if (until > end) passages.push({ kind: 'written', text: text.slice(end, until) });
  };
  for (const { 0: found, index, groups } of text.matchAll(CORRECTION)) {
    write(index);
    const { struck, added, skill } = groups ?? {};
    if (struck !== undefined) passages.push({ kind: 'struck', text: struck });
    else if (added !== undefined) passages.push({ kind: 'added', text: added });
    else passages.push({ kind: 'mark', skill: Number(skill) });
    end = index + found.length;
  }
  write(text.length);
  return passages;
}
