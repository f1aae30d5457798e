import type { ReportedComment } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import { useState } from 'react';
import { reasonTitles } from '../../common/comment-report/dialog-messages.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { reportMessages as messages } from './messages.ts';
import { RejectForm } from './reject-form.tsx';
import { ReportList } from './report-list.tsx';
import { useBusy } from './use-busy.ts';
import { WaitingHead, writerOf } from './waiting-head.tsx';
import styles from './waiting-item.module.css';

interface ReportedItemProps {
  comment: ReportedComment;
  /** Both are false when nothing was decided. */
  onTakeDown: (reason: string) => Promise<boolean>;
  onKeep: () => Promise<boolean>;
}

/** One reported comment with what was written about it, and both decisions. */
export function ReportedItem({ comment, onTakeDown, onKeep }: ReportedItemProps) {
  const [isTakingDown, setTakingDown] = useState(false);
  const { isBusy, run } = useBusy();
  const name = writerOf(comment);
  return (
    <li className={styles.item}>
      <WaitingHead comment={comment} />
      <ReportList
        reports={comment.reports}
        count={messages.count(formatNumber(comment.reportsCount))}
        titles={reasonTitles}
      />
      {isTakingDown ? (
        <RejectForm
          isBusy={isBusy}
          confirm={messages.takeDown}
          onReject={(reason) => run(onTakeDown(reason))}
          onCancel={() => setTakingDown(false)}
        />
      ) : (
        <DecisionButtons
          isBusy={isBusy}
          now={{
            text: messages.keep,
            busyText: messages.keeping,
            name: messages.keepOf(name),
            onPress: () => run(onKeep()),
          }}
          ask={{
            text: messages.takeDown,
            name: messages.takeDownOf(name),
            onPress: () => setTakingDown(true),
          }}
        />
      )}
    </li>
  );
}
