import { formatJalaliDateTime } from '@bazaar/locale';
import { TimeText } from '@bazaar/ui/time';
import { directionOf } from '../../common/comments/comment-direction.rules.ts';
import styles from './report-list.module.css';

interface ReportListProps<Reason extends string> {
  /** The latest ones. */
  reports: readonly { reason: Reason; text: string; at: string }[];
  /** How many there are, in words. */
  count: string;
  titles: Readonly<Record<Reason, string>>;
}

/** What was reported about one thing; nobody reads who wrote it. */
export function ReportList<Reason extends string>({ reports, count, titles }: ReportListProps<Reason>) {
  return (
    <div className={styles.reports}>
      <p className={styles.count}>{count}</p>
      <ul>
        {reports.map(({ reason, text, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report has no number that operators read, and none moves
          <li key={index} className={styles.report}>
            <b>{titles[reason]}</b>
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
