import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';

/** Shown in place of a page that a list does not have, with a link to its last page. */
export function OutOfRangePage({ pageCount, lastPageHref }: { pageCount: number; lastPageHref: string }) {
  return (
    <EmptyState
      title={messages.outOfRangeTitle}
      actions={
        <LinkButton kind="ink" href={lastPageHref}>
          {messages.lastPage}
        </LinkButton>
      }
    >
      {messages.beyond(formatNumber(pageCount))}
    </EmptyState>
  );
}
