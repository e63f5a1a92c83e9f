import { schemaOfFile } from '#src/content-model/content-rules.ts';
import type { Finding } from '#src/content-model/finding.ts';
import { formLabel } from './check-entry.ts';

/** The address of an entry in the screen: `content/courses/excel.md` is `#/collections/courses/entries/excel`. */
export function entryAddress(file: string): string {
  const [, folder = '', name] = file.replace(/\.\w+$/, '').split('/');
  if (name === undefined) return `#/collections/_singletons/entries/${folder}`;
  return `#/collections/${file.endsWith('.mdx') ? `${folder}-mdx` : folder}/entries/${name}`;
}

function findingItem({ file, field, path = [], title, found, remedy }: Finding): HTMLLIElement {
  const schema = schemaOfFile(file);
  const label = schema === undefined ? field : formLabel(schema, path);
  const link = Object.assign(document.createElement('a'), { href: entryAddress(file), textContent: file });
  const item = document.createElement('li');
  item.append(link, ` ${label}\u00a0: ${title}. ${found}. À faire\u00a0: ${remedy}.`);
  return item;
}

/** Shows the findings of the last save, until the editor closes them or a save has no findings. */
export function showSaveReport(findings: readonly Finding[]): void {
  const report = document.querySelector<HTMLElement>('#report');
  if (report === null) return;
  report.querySelector('ul')?.replaceChildren(...findings.map(findingItem));
  const close = report.querySelector('button');
  if (close) close.onclick = () => (report.hidden = true);
  report.hidden = findings.length === 0;
}
