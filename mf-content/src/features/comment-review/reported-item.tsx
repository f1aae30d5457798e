import type { ReportedComment } from '@bazaar/contracts/content';
import { formatJalaliDateTime, formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { TimeText } from '@bazaar/ui/time';
import { useState } from 'react';
import { reasonTitles } from '../../common/comment-report/dialog-messages.ts';
import { directionOf } from '../../common/comments/comment-direction.rules.ts';
import { reportMessages as messages } from './messages.ts';
import { RejectForm } from './reject-form.tsx';
import styles from './reported-item.module.css';
import { useBusy } from './use-busy.ts';
import { WaitingHead, writerOf } from './waiting-head.tsx';
import itemStyles from './waiting-item.module.css';

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
    <li className={itemStyles.item}>
      <WaitingHead comment={comment} />
      <Reports comment={comment} />
      {isTakingDown ? (
        <RejectForm
          isBusy={isBusy}
          confirm={messages.takeDown}
          onReject={(reason) => run(onTakeDown(reason))}
          onCancel={() => setTakingDown(false)}
        />
      ) : (
        <div className={itemStyles.actions}>
          <Button
            kind="ink"
            size="sm"
            busy={isBusy}
            busyLabel={messages.keeping}
            aria-label={messages.keepOf(name)}
            onClick={() => run(onKeep())}
          >
            {messages.keep}
          </Button>
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={messages.takeDownOf(name)}
            onClick={() => setTakingDown(true)}
          >
            {messages.takeDown}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The latest reports of a comment; nobody reads who wrote them. */
function Reports({ comment: { reports, reportsCount } }: { comment: ReportedComment }) {
  return (
    <div className={styles.reports}>
      <p className={styles.count}>{messages.count(formatNumber(reportsCount))}</p>
      <ul>
        {reports.map(({ reason, text, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report has no number that operators read, and none moves
          <li key={index} className={styles.report}>
            <b>{reasonTitles[reason]}</b>
            <TimeText dateTime={at}>{formatJalaliDateTime(at)}</TimeText>
            {text !== '' && (
              <p className={styles.text} dir={directionOf(text)}>
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
