import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './card-row.module.css';

/** Cards side by side; on a phone a row that scrolls sideways, one card at a time. */
export function CardRow({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLUListElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const list = ref.current;
    if (list === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setOverflows(list.scrollWidth > list.clientWidth));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return (
    // The keyboard must be able to scroll the row, and must not stop at a row that fits.
    <ul ref={ref} className={styles.row} aria-label={label} tabIndex={overflows ? 0 : undefined}>
      {children}
    </ul>
  );
}
