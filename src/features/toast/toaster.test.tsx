import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';

test('shows each toast in a live region that is on the page before the first', async () => {
  let page: ReactNode;
  const render = (content: ReactNode) => (page = content);
  vi.doMock('react-dom/client', () => ({ createRoot: () => ({ render }) }));
  vi.doMock('#src/lib/load-style-sheet.ts', () => ({ loadStyleSheet: () => Promise.resolve() }));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('react-dom/client');
    vi.doUnmock('#src/lib/load-style-sheet.ts');
    vi.resetModules();
  });
  const { prepareToasts, showToast } = await import('./Toaster.tsx');
  const body = { append: () => undefined };
  vi.stubGlobal('document', { body, createElement: () => ({ parentElement: body }), querySelector: () => null });
  await prepareToasts();
  expect(renderToStaticMarkup(page)).toMatch(/aria-label="Notifications \(F8\)"><div aria-live="polite"[^>]*><\/div>/);
  await showToast({ title: 'Erreur', description: 'Réessayez.', tone: 'error' });
  const shown = renderToStaticMarkup(page);
  expect(shown).toMatch(/data-toast="error".*Erreur.*Réessayez\..*aria-label="Fermer la notification"/);
});
