import { parisToday } from './paris-today.ts';

/** Hides sessions that have begun since the page was built. */
export function hideBegunSessions(): void {
  const today = parisToday();
  for (const place of document.querySelectorAll<HTMLElement>('[data-session]'))
    if ((place.dataset.session ?? '') <= today) place.hidden = true;
}
