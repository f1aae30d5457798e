import { type ReactNode, type Ref, useId } from 'react';
import styles from './queue-frame.module.css';

interface QueueFrameProps {
  ref: Ref<HTMLElement>;
  title: string;
  /** How much there is; announced when it changes. */
  note: string;
  /** The name of the list. */
  list: string;
  /** Above the list. */
  choice?: ReactNode;
  /** In place of the list while it is not there. */
  pending?: ReactNode;
  /** The entries, each an `<li>`. */
  children: ReactNode;
  /** Below the list. */
  more?: ReactNode;
  isEmpty: boolean;
}

/** What waits for an operator, with its number. */
export function QueueFrame(props: QueueFrameProps) {
  const { ref, title, note, list, choice, pending, isEmpty, children, more } = props;
  const titleId = useId();
  return (
    <section ref={ref} tabIndex={-1} className={styles.queue} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.note} aria-live="polite">
          {note}
        </p>
      </header>
      {choice && <div className={styles.choice}>{choice}</div>}
      {pending}
      {!isEmpty && (
        <ul className={styles.list} aria-label={list}>
          {children}
        </ul>
      )}
      {more}
    </section>
  );
}
