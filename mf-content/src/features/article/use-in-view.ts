import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the window; null until the browser knows. */
export function useInView(ref: RefObject<Element | null>): boolean | null {
  const [isInView, setInView] = useState<boolean | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) {
      return;
    }
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}
