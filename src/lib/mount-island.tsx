import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

/** Gives the HTML inside `root`, which the same component wrote at the build, its behaviour; resolves once it has it. */
export const mountIsland = (root: HTMLElement, island: ReactNode): Promise<void> =>
  new Promise((resolve) => {
    hydrateRoot(root, <Mounted onMount={resolve}>{island}</Mounted>);
  });
