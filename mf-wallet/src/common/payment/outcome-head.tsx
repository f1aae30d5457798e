import { Icon } from '@bazaar/ui/icon';
import { useEffect, useRef } from 'react';
import { stateTitles } from './messages.ts';
import styles from './outcome-head.module.css';
import { stateFaces } from './payment-face.ts';
import type { PaymentState } from './payment-state.rules.ts';

interface OutcomeHeadProps {
  state: PaymentState;
  text: string;
}

/** The first thing on the page of a payment: what happened. The heading has the focus, also after a change. */
export function OutcomeHead({ state, text }: OutcomeHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { icon, tone } = stateFaces[state];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is what is to be read out
  useEffect(() => heading.current?.focus(), [state]);
  return (
    <header className={styles.head} aria-live="polite">
      <span className={styles.mark} data-tone={tone}>
        <Icon path={icon} size="lg" />
      </span>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {stateTitles[state]}
      </h1>
      <p className={styles.text}>{text}</p>
    </header>
  );
}
