import { escapeXml } from '#src/lib/escape-xml.ts';
import type { TakenState } from './picture-state.ts';

const STYLES = `
body { margin: 0; padding: 1rem 2rem 4rem; font: 16px/1.5 system-ui, sans-serif; color: #151c42; background: #f4f1ea; }
header { position: sticky; top: 0; padding: .5rem 0; background: #f4f1ea; }
input { width: 20rem; padding: .4rem .6rem; font: inherit; }
section { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 1rem; align-items: start; }
h2 { grid-column: 1 / -1; margin: 2rem 0 0; }
figure { margin: 0; padding: .5rem; background: white; border: 1px solid #ccc; }
figure.wide, figure.changed { grid-column: span 2; }
figcaption { font-weight: 600; overflow-wrap: anywhere; }
.pictures { display: flex; gap: .5rem; align-items: start; max-height: 34rem; overflow: auto; }
img { display: block; flex: 1; min-width: 0; max-width: 100%; height: auto; border: 1px solid #ddd; }
.trouble { color: #b32e1b; white-space: pre-wrap; font: 13px/1.4 monospace; }
`;

const SCRIPT = `
const field = document.querySelector('input');
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/);
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden = !words.every((word) => figure.title.toLowerCase().includes(word));
});
`;

const picture = (folder: string, file: string) =>
  `<a href="${folder}/${encodeURIComponent(file)}"><img src="${folder}/${encodeURIComponent(file)}" loading="lazy" alt="${folder}"></a>`;

function figure({ group, name, width, file, trouble, changed }: TakenState): string {
  const title = escapeXml(`${group}: ${name}, ${String(width)} px`);
  const folders = changed === undefined || changed === Infinity ? ['now'] : ['before', 'now', 'difference'];
  const pictures = folders.map((folder) => picture(folder, file)).join('');
  const note = changed === undefined ? '' : changed === Infinity ? ' (new)' : ` (${String(changed)} pixels)`;
  const looks = changed !== undefined ? 'changed' : width > 600 ? 'wide' : '';
  return `<figure class="${looks}" title="${title}"><figcaption>${escapeXml(name)}, ${String(width)} px${note}</figcaption>${
    trouble === undefined ? `<div class="pictures">${pictures}</div>` : `<p class="trouble">${escapeXml(trouble)}</p>`
  }</figure>`;
}

const section = (title: string, states: readonly TakenState[]) =>
  states.length === 0
    ? ''
    : `<section><h2>${escapeXml(title)} (${String(states.length)})</h2>${states.map(figure).join('')}</section>`;

/** One page to look through: what could not be reached, what has changed since the other commit, then all by group. */
export function galleryPage(states: readonly TakenState[], against: string | undefined): string {
  const sections = [
    section(
      'Out of reach',
      states.filter(({ trouble }) => trouble !== undefined),
    ),
    section(
      `Changed since ${against ?? ''}`,
      states.filter(({ changed }) => changed !== undefined).sort((one, two) => (two.changed ?? 0) - (one.changed ?? 0)),
    ),
    ...[...Map.groupBy(states, ({ group }) => group)].map(([group, own]) => section(group, own)),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery of states</title><style>${STYLES}</style>
<header><label>Show only <input type="search" placeholder="words of a name"></label> ${String(states.length)} pictures</header>
${sections.join('\n')}<script>${SCRIPT}</script></html>`;
}
