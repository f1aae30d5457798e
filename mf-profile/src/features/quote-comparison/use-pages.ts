import { useRef, useState } from 'react';

/** Follows which page of a sideways track is in sight, and moves to another one. */
export function usePages(count: number) {
  const track = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const follow = () => {
    const element = track.current;
    if (element !== null && element.clientWidth > 0) {
      // In a script that runs from right to left, the position is 0 at the right and negative from there.
      const place = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
      setCurrent(Math.min(Math.max(place, 0), count - 1));
    }
  };
  const goTo = (index: number) => {
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    setCurrent(Math.min(Math.max(index, 0), count - 1));
  };
  return { track, current, goTo, follow };
}
