import type { Conversation } from '@bazaar/contracts/notification';
import { formatNumber } from '@bazaar/locale';
import { PageHead } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Pager } from '@bazaar/ui/pager';
import type { ReactNode } from 'react';
import { type MessagesView as Address, messagesHref } from './messages.address.ts';
import { messages } from './messages.ts';
import styles from './messages-view.module.css';
import { NoThreads } from './no-threads.tsx';
import { ThreadFilter } from './thread-filter.tsx';
import { ThreadList } from './thread-list.tsx';

interface MessagesViewProps {
  view: Address;
  threads: readonly Conversation[];
  totalCount: number;
  pageCount: number;
  unreadCount: number | undefined;
  /** The time at which the threads were loaded. */
  now: string;
  /** The open thread, or the form of a first message; null when only the list is shown. */
  open: ReactNode;
}

/** The threads beside the open one; a phone shows one of them at a time. */
export function MessagesView(props: MessagesViewProps) {
  const { view, threads, pageCount, unreadCount, now, open } = props;
  const isNarrowed = view.about !== null || view.term !== '';
  if (threads.length === 0 && !isNarrowed && !open) {
    return (
      <>
        <PageHead title={messages.title} />
        <NoThreads view={view} />
      </>
    );
  }
  return (
    <div className={styles.page} data-open={open ? true : undefined}>
      <PageHead title={messages.title} note={noteOf(props, isNarrowed)} />
      <div className={styles.panes}>
        <section className={styles.list} aria-label={messages.list}>
          <ThreadFilter view={view} unreadCount={unreadCount} />
          {threads.length === 0 ? (
            <NoThreads view={view} />
          ) : (
            <ThreadList threads={threads} view={view} now={now} />
          )}
          <Pager page={view.page} pageCount={pageCount} hrefOf={(page) => messagesHref({ ...view, page })} />
        </section>
        <div className={styles.open}>
          {open || (
            <div className={styles.choose}>
              <EmptyState title={messages.chooseTitle}>{messages.choose}</EmptyState>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function noteOf({ totalCount, unreadCount = 0 }: MessagesViewProps, isNarrowed: boolean) {
  if (isNarrowed || totalCount === 0) {
    return undefined;
  }
  const all = formatNumber(totalCount);
  return unreadCount > 0 ? messages.counts(formatNumber(unreadCount), all) : messages.allCount(all);
}
