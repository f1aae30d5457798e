import type { WaitingComment } from '@bazaar/contracts/content';
import { useState } from 'react';
import type { Decision } from './decision.ts';
import { DecisionButtons } from './decision-buttons.tsx';
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
        <DecisionButtons
          isBusy={isBusy}
          now={{
            text: messages.accept,
            busyText: messages.accepting,
            name: messages.acceptOf(name),
            onPress: () => run(onDecide({ status: 'active' })),
          }}
          ask={{ text: messages.reject, name: messages.rejectOf(name), onPress: () => setRejecting(true) }}
        />
      )}
    </li>
  );
}
