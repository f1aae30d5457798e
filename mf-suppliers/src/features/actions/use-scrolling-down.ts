import { useEffect, useState } from 'react';

/** A finger that rests on the screen moves the page by less. */
const SLACK_PX = 8;

/** True while the reader goes down the page; false again on the way up and at the end. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = globalThis.scrollY;
    const note = () => {
      const { scrollY, innerHeight } = globalThis;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - SLACK_PX;
      if (Math.abs(scrollY - last) >= SLACK_PX || isAtEnd) {
        setDown(scrollY > last && !isAtEnd);
        last = scrollY;
      }
    };
    globalThis.addEventListener('scroll', note, { passive: true });
    return () => globalThis.removeEventListener('scroll', note);
  }, []);
  return isDown;
}
