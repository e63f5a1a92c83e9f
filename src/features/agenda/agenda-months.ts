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

export function removePastSessions(root: HTMLElement): void {
  for (const row of root.querySelectorAll('[data-session][hidden]')) row.remove();
  for (const month of root.querySelectorAll('[data-agenda-month]')) if (!month.querySelector('li')) month.remove();
  updateMonths(root);
  const remaining = root.querySelectorAll('[data-agenda-month] [data-session]').length;
  root.querySelector('[aria-live]')?.replaceChildren(countOf(remaining, 'session', 'Aucune'));
  if (remaining > 0) return;
  root.querySelector('[data-agenda-head]')?.remove();
  for (const notice of root.querySelectorAll<HTMLElement>('[data-agenda-none]')) notice.hidden = false;
}
