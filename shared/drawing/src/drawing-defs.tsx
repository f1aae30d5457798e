import type { ReactElement } from 'react';
import styles from './drawing.module.css';

/** Gradients and patterns that every drawing refers to; the shell renders it once per page. */
export function DrawingDefs(): ReactElement {
  return (
    <svg className={styles.defs} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="dots" width="16" height="16" patternUnits="userSpaceOnUse">
          <circle cx="8" cy="8" r=".8" fill="var(--grid)" />
        </pattern>
        <linearGradient id="gv" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-2)" />
          <stop offset=".28" stopColor="var(--art-0)" />
          <stop offset=".55" stopColor="var(--art-1)" />
          <stop offset="1" stopColor="var(--art-3)" />
        </linearGradient>
        <linearGradient id="gh" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="var(--art-3)" />
          <stop offset=".5" stopColor="var(--art-1)" />
          <stop offset=".72" stopColor="var(--art-0)" />
          <stop offset="1" stopColor="var(--art-2)" />
        </linearGradient>
        <radialGradient id="gr" cx=".62" cy=".3" r=".8">
          <stop offset="0" stopColor="var(--art-0)" />
          <stop offset=".5" stopColor="var(--art-1)" />
          <stop offset="1" stopColor="var(--art-3)" />
        </radialGradient>
        <pattern id="mesh" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0H7M0 0V7" stroke="var(--art-accent-2)" strokeWidth="1.2" />
        </pattern>
      </defs>
    </svg>
  );
}
