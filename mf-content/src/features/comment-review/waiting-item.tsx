import type { WaitingComment } from '@bazaar/contracts/content';
import { Button } from '@bazaar/ui/button';
import { useState } from 'react';
import type { Decision } from './decision.ts';
import { messages } from './messages.ts';
import { RejectForm } from './reject-form.tsx';
import { useBusy } from './use-busy.ts';
import { WaitingHead, writerOf } from './waiting-head.tsx';
import styles from './waiting-item.module.css';

interface WaitingItemProps {
  comment: WaitingComment;
  /** False when nothing was decided. */
  onDecide: (decision: Decision) => Promise<boolean>;
}

/** One comment that waits, with both decisions. */
export function WaitingItem({ comment, onDecide }: WaitingItemProps) {
  const [isRejecting, setRejecting] = useState(false);
  const { isBusy, run } = useBusy();
  const name = writerOf(comment);
  return (
    <li className={styles.item}>
      <WaitingHead comment={comment} />
      {isRejecting ? (
        <RejectForm
          isBusy={isBusy}
          confirm={messages.confirmReject}
          onReject={(reason) => run(onDecide({ status: 'rejected', reason }))}
          onCancel={() => setRejecting(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            kind="ink"
            size="sm"
            busy={isBusy}
            busyLabel={messages.accepting}
            aria-label={messages.acceptOf(name)}
            onClick={() => run(onDecide({ status: 'active' }))}
          >
            {messages.accept}
          </Button>
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={messages.rejectOf(name)}
            onClick={() => setRejecting(true)}
          >
            {messages.reject}
          </Button>
        </div>
      )}
    </li>
  );
}
