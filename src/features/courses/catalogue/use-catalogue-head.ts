import { useEffect } from 'react';
import { showTitle } from '#src/lib/show-title.ts';

/** Has the page's title and the note in its head, which the build wrote, say what is shown; without a note, it stays. */
export function useCatalogueHead(title: string, note: string | undefined): void {
  useEffect(() => {
    showTitle(title);
  }, [title]);

  useEffect(() => {
    const place = document.querySelector('[data-page-note]');
    if (place && note !== undefined) place.textContent = note;
  }, [note]);
}
