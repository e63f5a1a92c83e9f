import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has more to show than its width: it is a stop of the keyboard and has a name only then. */
export function useSidewaysScroll(): { scroller: RefObject<HTMLDivElement | null>; scrolls: boolean } {
  const scroller = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { scroller, scrolls };
}
