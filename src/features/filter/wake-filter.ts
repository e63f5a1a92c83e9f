import { addressQuery } from '#src/lib/address-query.ts';
import { wakeOnIntent } from '#src/lib/wake-on-intent.ts';
import { builtList } from './built-list.ts';

export function wakeFilter(load: () => Promise<{ mount: (root: HTMLElement) => Promise<void> }>): void {
  const root = document.querySelector<HTMLElement>('[data-filter]');
  if (!root) return;
  // Browsers may leave a focused link half outside its scrolling row.
  root.addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const wake = wakeOnIntent(root, load, 'li a[href]');
  const { query, groups } = builtList(root);
  const wakeIfDifferent = () => {
    const parameters = addressQuery();
    const isDifferent = (name: string) => (parameters.get(name) ?? '') !== (query[name] ?? '');
    if (location.pathname === root.dataset.path && [...groups.map(({ name }) => name), 'q'].some(isDifferent))
      void wake().catch(() => undefined);
  };
  wakeIfDifferent();
  // After a reload, Back may lead to another query of the same page.
  addEventListener('popstate', wakeIfDifferent);
}
