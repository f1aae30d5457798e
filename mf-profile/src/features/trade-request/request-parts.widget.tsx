import type { TradeRequest } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Tabs } from '@bazaar/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { threadQueries } from '../../common/thread/thread.queries.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { messages } from './messages.ts';
import styles from './request-parts.module.css';
import { RequestThreadRegion } from './request-thread-region.tsx';
import { TimelineRegion } from './timeline-region.tsx';

const words = messages.parts;

interface RequestPartsProps {
  request: TradeRequest;
  now: string;
}

/** What a request is about, its thread beside or under the quote, and what has happened. */
export function RequestColumns({ request, now }: RequestPartsProps) {
  return (
    <div className={styles.parts}>
      <div className={styles.lines}>
        <LinesCard request={request} now={now} />
      </div>
      <div className={styles.thread}>
        <RequestThreadRegion request={request} />
      </div>
      <div className={styles.rest}>
        <TimelineRegion request={request} />
        <div className={styles.column}>
          <DeliveryCard request={request} />
          <DocumentsCard documents={request.documents} />
        </div>
      </div>
    </div>
  );
}

/** The same on a phone, one part at a time. A part is drawn when it is first chosen. */
export function RequestTabs({ request, now }: RequestPartsProps) {
  const [selected, setSelected] = useState('request');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const unreadCount = useUnread(request);
  const select = (id: string) => {
    setSelected(id);
    setOpened((ids) => (ids.includes(id) ? ids : [...ids, id]));
  };
  return (
    <Tabs
      label={words.label}
      selected={selected}
      onSelect={select}
      items={[
        {
          id: 'request',
          label: words.request,
          panel: (
            <div className={styles.column}>
              <LinesCard request={request} now={now} />
              <DeliveryCard request={request} />
              <DocumentsCard documents={request.documents} />
            </div>
          ),
        },
        {
          id: 'thread',
          label: words.thread,
          count: unreadCount > 0 ? formatNumber(unreadCount) : undefined,
          panel: opened.includes('thread') && <RequestThreadRegion request={request} />,
        },
        {
          id: 'events',
          label: words.events,
          panel: opened.includes('events') && <TimelineRegion request={request} />,
        },
      ]}
    />
  );
}

/** Unread messages of the thread; none for a reader who may not answer them. */
function useUnread({ id }: TradeRequest): number {
  const { data: thread } = useQuery(threadQueries(useHost().api).request(id));
  return thread?.unreadCount ?? 0;
}
