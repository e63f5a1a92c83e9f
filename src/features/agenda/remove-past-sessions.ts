import { countOf } from '#src/lib/french-numbers.ts';
import { updateMonths } from './update-months.ts';

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
