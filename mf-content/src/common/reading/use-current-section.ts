import { useEffect, useState } from 'react';
import type { Heading } from './headings.rules.ts';

/** The fraction of the window's height, from its top, within which a heading counts as reached. */
const READING_LINE = 0.3;

/** The id of the section being read; null above the first heading, and before hydration. */
export function useCurrentSection(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings
      .map(({ id }) => document.getElementById(id))
      .filter((element) => element !== null);
    const judge = () => {
      const line = window.innerHeight * READING_LINE;
      const reached = elements.findLast((element) => element.getBoundingClientRect().top <= line);
      setCurrent(reached?.id ?? null);
    };
    const rootMargin = `0px 0px -${(1 - READING_LINE) * 100}% 0px`;
    const observer = new IntersectionObserver(judge, { rootMargin });
    for (const element of elements) {
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
