import { useEffect, useState } from 'react';

/** Attribute of the element around the hero search. */
export const HERO_SEARCH = 'data-hero-search';

/** Whether the home page's hero search is visible: while it is, the header uses its quiet variant. */
export function useHeroInView(isHome: boolean): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const hero = isHome ? document.querySelector(`[${HERO_SEARCH}]`) : null;
    if (!hero) {
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true));
    observer.observe(hero);
    return () => observer.disconnect();
  }, [isHome]);
  return isInView;
}
