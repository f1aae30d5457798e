import type { TradeRequest } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { ActionBar, ForwardBar } from './action-bar.widget.tsx';
import { RequestHead } from './request-head.tsx';
import { RequestColumns, RequestTabs } from './request-parts.widget.tsx';
import styles from './request-view.module.css';
import { StatePanel } from './state-panel.tsx';

interface RequestViewProps {
  request: TradeRequest;
  /** The present time, so that every render gives the same result. */
  now: string;
}

/**
 * One request: its state and what may be done first, then what it is about, the thread and what has happened. On a
 * phone the action that leads on stays in reach at the foot.
 */
export function RequestView({ request, now }: RequestViewProps) {
  const isPhone = useHost().useDevice() === 'phone';
  const Parts = isPhone ? RequestTabs : RequestColumns;
  return (
    <div className={styles.page}>
      <RequestHead request={request} />
      <StatePanel
        request={request}
        now={now}
        actions={<ActionBar request={request} now={now} hasForwardBar={isPhone} />}
      />
      <Parts request={request} now={now} />
      {isPhone && <ForwardBar request={request} now={now} />}
    </div>
  );
}
