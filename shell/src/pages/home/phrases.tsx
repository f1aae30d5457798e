import { useEffect, useState } from 'react';
import styles from './hero.module.css';
import { messages } from './messages.ts';

const PHRASE_MS = 4000;

/**
 * One phrase at a time in a line of fixed height. It stands still while hovered, focused or paused, and for
 * visitors who prefer reduced motion.
 */
export function Phrases({ phrases }: { phrases: readonly string[] }) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const moves = useMotionAllowed() && phrases.length > 1;
  const runs = moves && !isPaused && !isHeld;
  useEffect(() => {
    if (!runs) {
      return undefined;
    }
    const timer = setInterval(() => setIndex((current) => (current + 1) % phrases.length), PHRASE_MS);
    return () => clearInterval(timer);
  }, [runs, phrases.length]);

  const phrase = phrases[index];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at the line only holds it still; the button is the control
    <div
      className={styles.phrases}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {phrase !== undefined && (
        <p key={index} className={styles.phrase} data-first={index === 0 || undefined}>
          {phrase}
        </p>
      )}
      {moves && (
        <button
          type="button"
          className="visually-hidden"
          aria-pressed={isPaused}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? messages.playPhrases : messages.pausePhrases}
        </button>
      )}
    </div>
  );
}

/** False on the server and under `prefers-reduced-motion`. */
function useMotionAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setAllowed(!reduced.matches);
    follow();
    reduced.addEventListener('change', follow);
    return () => reduced.removeEventListener('change', follow);
  }, []);
  return isAllowed;
}
