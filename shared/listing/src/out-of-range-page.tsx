import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';

/** In the place of a page that a list does not have, with the way to its last one. */
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
