import { Icon } from '@bazaar/ui/icon';
import { useEffect, useRef } from 'react';
import { afterTitle } from './after-title.rules.ts';
import styles from './outcome-head.module.css';
import type { Face } from './payment-face.ts';

interface OutcomeHeadProps {
  /** Another state is another outcome, which is read out. */
  state: string;
  face: Face;
  title: string;
  /** What it says of the title again is left out. */
  text: string;
}

/** The first thing on the page of what moves money: what happened. The heading has the focus, also after a change. */
export function OutcomeHead({ state, face: { icon, tone }, title, text }: OutcomeHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is what is to be read out
  useEffect(() => heading.current?.focus(), [state]);
  const more = afterTitle(text, title);
  return (
    <header className={styles.head} aria-live="polite">
      <span className={styles.mark} data-tone={tone}>
        <Icon path={icon} size="lg" />
      </span>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {more !== '' && <p className={styles.text}>{more}</p>}
    </header>
  );
}
