import type { ReviewAccess } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import { Tabs } from '@bazaar/ui/tabs';
import { type ReactElement, useState } from 'react';
import { AdvertisementQueue } from './advertisements/advertisement-queue.widget.tsx';
import { CompanyQueue } from './companies/company-queue.widget.tsx';
import { LetterQueue } from './letters/letter-queue.widget.tsx';
import { tabMessages as messages } from './messages.ts';
import { ReportQueue } from './report-queue.widget.tsx';
import { ReviewQueue } from './review-queue.widget.tsx';

interface Queue {
  id: keyof typeof messages.tabs;
  count: keyof Pick<ReviewAccess, 'waiting' | 'reported' | 'advertisements' | 'letters' | 'companies'>;
  queue: ReactElement;
}

const QUEUES: readonly Queue[] = [
  { id: 'comments', count: 'waiting', queue: <ReviewQueue /> },
  { id: 'reports', count: 'reported', queue: <ReportQueue /> },
  { id: 'advertisements', count: 'advertisements', queue: <AdvertisementQueue /> },
  { id: 'letters', count: 'letters', queue: <LetterQueue /> },
  { id: 'companies', count: 'companies', queue: <CompanyQueue /> },
];

/** All that waits for an operator: comments, reports of comments and of advertisements, letters, and companies. The queue that is open is asked for. */
export function OperatorQueue({ access }: { access: ReviewAccess }) {
  const [selected, setSelected] = useState<string>('comments');
  return (
    <Tabs
      label={messages.label}
      selected={selected}
      onSelect={setSelected}
      items={QUEUES.map(({ id, count, queue }) => ({
        id,
        label: messages.tabs[id],
        count: formatNumber(access[count]),
        panel: id === selected && queue,
      }))}
    />
  );
}
