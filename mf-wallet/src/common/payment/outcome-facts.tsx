import type { ReactNode } from 'react';
import styles from './outcome-facts.module.css';

export interface OutcomeFact {
  label: string;
  value: ReactNode;
}

/** Label–value rows split by hairlines, inside a card. */
export function OutcomeFacts({ facts }: { facts: readonly OutcomeFact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
