import { links } from '@bazaar/contracts';
import type { ReportedAdvertisement } from '@bazaar/contracts/content';
import { formatJalaliLong, formatNumber, isolate } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { useState } from 'react';
import { reasonTitles } from '../../../common/advertisement/report-messages.ts';
import { DecisionButtons } from '../decision-buttons.tsx';
import { ReportList } from '../report-list.tsx';
import { useBusy } from '../use-busy.ts';
import styles from '../waiting-item.module.css';
import { messages } from './messages.ts';

interface ReportedAdvertisementItemProps {
  advertisement: ReportedAdvertisement;
  /** False when nothing was decided. */
  onDecide: (decision: 'keep' | 'end') => Promise<boolean>;
}

/** One reported advertisement with what was written about it, and both decisions. */
export function ReportedAdvertisementItem({ advertisement, onDecide }: ReportedAdvertisementItemProps) {
  const [isEnding, setEnding] = useState(false);
  const { isBusy, run } = useBusy();
  const { id, slug, title, body, validTo, reports, readersCount } = advertisement;
  const name = isolate(title);
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <b>
          <Link href={links.advertisement(id, slug)}>
            <IsolatedRuns text={title} />
          </Link>
        </b>
        <span>{messages.validTo(formatJalaliLong(validTo))}</span>
      </p>
      <p className={styles.text}>
        <bdi>{body}</bdi>
      </p>
      <ReportList
        reports={reports}
        count={messages.count(formatNumber(readersCount))}
        titles={reasonTitles}
      />
      {isEnding ? (
        <EndForm isBusy={isBusy} onEnd={() => run(onDecide('end'))} onCancel={() => setEnding(false)} />
      ) : (
        <DecisionButtons
          isBusy={isBusy}
          now={{
            text: messages.keep,
            busyText: messages.saving,
            name: messages.keepOf(name),
            onPress: () => run(onDecide('keep')),
          }}
          ask={{ text: messages.end, name: messages.endOf(name), onPress: () => setEnding(true) }}
        />
      )}
    </li>
  );
}

interface EndFormProps {
  isBusy: boolean;
  onEnd: () => void;
  onCancel: () => void;
}

/** What ending an advertisement means, and the last word. */
function EndForm({ isBusy, onEnd, onCancel }: EndFormProps) {
  return (
    <>
      <Note tone="warning" announced>
        {messages.ask}
      </Note>
      <div className={styles.actions}>
        <Button kind="danger" size="sm" autoFocus busy={isBusy} busyLabel={messages.saving} onClick={onEnd}>
          {messages.confirmEnd}
        </Button>
        <Button size="sm" disabled={isBusy} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </>
  );
}
