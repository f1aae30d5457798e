import type { TradeRequest } from '@bazaar/contracts/trade';
import { ActionBar } from './action-bar.widget.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { MessageButton } from './message-button.widget.tsx';
import { RequestHead } from './request-head.tsx';
import styles from './request-view.module.css';
import { StatePanel } from './state-panel.tsx';
import { RequestTimeline } from './timeline.widget.tsx';

interface RequestViewProps {
  request: TradeRequest;
  /** The present time, so that every render gives the same result. */
  now: string;
}

/** One request: its state and what may be done first, then what it is about and what has happened. */
export function RequestView({ request, now }: RequestViewProps) {
  return (
    <div className={styles.page}>
      <RequestHead request={request} message={<MessageButton id={request.id} />} />
      <StatePanel request={request} now={now} actions={<ActionBar request={request} />} />
      <LinesCard request={request} now={now} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <DeliveryCard request={request} />
          <DocumentsCard documents={request.documents} />
        </div>
        <RequestTimeline request={request} />
      </div>
    </div>
  );
}
