import type { ReactNode } from 'react';
import log from './message-log.module.css';
import styles from './thread-view.module.css';

interface FirstMessageViewProps {
  /** Names the thread for screen readers. */
  title: string;
  head: ReactNode;
  /** What happens when the message is sent. */
  note: string;
  composer: ReactNode;
  /** Messages that are being sent. */
  children: ReactNode;
}

/** A thread before its first message. */
export function FirstMessageView({ title, head, note, composer, children }: FirstMessageViewProps) {
  return (
    <section className={styles.thread} aria-label={title}>
      {head}
      <div className={log.frame}>
        <div className={log.log}>
          <p className={log.day}>{note}</p>
          {children}
        </div>
      </div>
      {composer}
    </section>
  );
}
