import { FAVORITE_TYPES, type FavoriteType, type LastVisit } from '@bazaar/contracts/content';
import { Button } from '@bazaar/ui/button';
import { PageHead } from '@bazaar/ui/container';
import { Pager } from '@bazaar/ui/pager';
import { LinkTabs } from '@bazaar/ui/tabs';
import { mdiTrashCanOutline } from '@mdi/js';
import { useRef, useState } from 'react';
import { typePlurals } from '../../common/favorite/messages.ts';
import { ClearVisitsDialog } from './clear-visits-dialog.tsx';
import { type LastVisitsView as Address, lastVisitsHref } from './last-visits.address.ts';
import { LastVisitsEmpty } from './last-visits-empty.tsx';
import styles from './last-visits-view.module.css';
import { messages } from './messages.ts';
import { VisitDaySection } from './visit-day-section.tsx';
import type { VisitDay } from './visit-days.rules.ts';

interface LastVisitsViewProps {
  view: Address;
  days: readonly VisitDay[];
  pageCount: number;
  onRemove: (visit: LastVisit) => void;
  /** Forgets the visits of a type, or all with null; true once that is done. */
  onClear: (type: FavoriteType | null) => Promise<boolean>;
}

/** The visits of one tab by day, or that there are none. */
export function LastVisitsView({ view, days, pageCount, onRemove, onClear }: LastVisitsViewProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  // The pressed button disappears with its row, so the list takes the focus for the keyboard.
  const focusList = () => list.current?.focus({ preventScroll: true });
  const remove = (visit: LastVisit) => {
    focusList();
    onRemove(visit);
  };
  return (
    <div className={styles.page}>
      <PageHead
        title={messages.title}
        note={messages.note}
        actions={
          <Button icon={mdiTrashCanOutline} onClick={() => setAsking(true)}>
            {messages.clear}
          </Button>
        }
      />
      <LinkTabs label={messages.tabs} items={FAVORITE_TYPES.map((type) => tabOf(type, view.type))} />
      <div ref={list} tabIndex={-1} className={styles.list}>
        {days.length === 0 ? (
          <LastVisitsEmpty type={view.type} />
        ) : (
          days.map((day) => <VisitDaySection key={day.at} day={day} onRemove={remove} />)
        )}
      </div>
      <Pager page={view.page} pageCount={pageCount} hrefOf={(page) => lastVisitsHref({ ...view, page })} />
      {isAsking && <ClearVisitsDialog type={view.type} onClose={() => setAsking(false)} onClear={onClear} />}
    </div>
  );
}

function tabOf(type: FavoriteType, current: FavoriteType) {
  return { href: lastVisitsHref({ type, page: 1 }), label: typePlurals[type], current: type === current };
}
