import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element into view once it appears, no further than needed. */
export function useInView<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return part;
}
