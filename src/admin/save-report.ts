import { schemaOfFile } from '#src/content-model/content-rules.ts';
import type { Finding } from '#src/content-model/finding.ts';
import { formLabel } from './check-before-save.ts';

export function entryAddress(file: string): string {
  const [, folder = '', name] = file.replace(/\.\w+$/, '').split('/');
  if (name === undefined) return `#/collections/_singletons/entries/${folder}`;
  return `#/collections/${file.endsWith('.mdx') ? `${folder}-mdx` : folder}/entries/${name}`;
}

function findingItem({ file, field, path = [], title, found, allowed, remedy }: Finding): HTMLLIElement {
  const schema = schemaOfFile(file);
  const label = schema === undefined ? field : formLabel(schema, path);
  const link = Object.assign(document.createElement('a'), { href: entryAddress(file), textContent: file });
  const item = document.createElement('li');
  const expected = allowed === undefined ? '' : ` Attendu\u00a0: ${allowed}.`;
  item.append(link, ` ${label}\u00a0: ${title}. ${found}.${expected} À faire\u00a0: ${remedy}.`);
  return item;
}

export function showSaveReport(findings: readonly Finding[]): void {
  const report = document.querySelector<HTMLDetailsElement>('#report');
  if (report === null) return;
  report.querySelector('ul')?.replaceChildren(...findings.map(findingItem));
  report.open = true;
  report.hidden = findings.length === 0;
}
