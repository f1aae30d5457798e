import type { WaitingComment } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import { type Ref, useId } from 'react';
import type { Decision } from './decision.ts';
import { messages } from './messages.ts';
import styles from './queue-view.module.css';
import { WaitingItem } from './waiting-item.tsx';

interface QueueViewProps {
  ref: Ref<HTMLElement>;
  comments: readonly WaitingComment[];
  totalCount: number;
  /** False when nothing was decided and it may be tried again. */
  onDecide: (comment: WaitingComment, decision: Decision) => Promise<boolean>;
}

/** The queue with its length. */
export function QueueView({ ref, comments, totalCount, onDecide }: QueueViewProps) {
  const titleId = useId();
  return (
    <section ref={ref} tabIndex={-1} className={styles.queue} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} className={styles.title}>
          {messages.title}
        </h2>
        <p className={styles.note} aria-live="polite">
          {totalCount === 0 ? messages.none : messages.note(formatNumber(totalCount))}
        </p>
      </header>
      {comments.length > 0 && (
        <ul className={styles.list} aria-label={messages.list}>
          {comments.map((comment) => (
            <WaitingItem
              key={comment.id}
              comment={comment}
              onDecide={(decision) => onDecide(comment, decision)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
