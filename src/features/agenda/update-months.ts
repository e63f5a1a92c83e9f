import { countOf } from '#src/lib/french-numbers.ts';

export const fullSessionsLabel = (count: number): string => `${countOf(count, 'complète')}, avec liste d’attente`;

export function updateMonths(root: ParentNode): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-agenda-month], [data-agenda-full]')) {
    const count = part.querySelectorAll('li:not([hidden])').length;
    part.hidden = count === 0;
    part.querySelector(':scope > summary')?.replaceChildren(fullSessionsLabel(count));
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-agenda-months] a[href^="#"]')) {
    const month = root.querySelector<HTMLElement>(`[aria-labelledby="${link.hash.slice(1)}"]`);
    (link.parentElement ?? link).hidden = month?.hidden ?? true;
  }
}
