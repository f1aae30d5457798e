import { profileLinks } from '@bazaar/contracts';
import type { TradeRequestId } from '@bazaar/contracts/trade';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';

const words = messages.notReady;

/** Shown while there is no quote: an empty form is never printed. */
export function NotReady({ id }: { id: TradeRequestId }) {
  return (
    <div data-print="hide">
      <EmptyState
        title={words.title}
        actions={
          <LinkButton kind="primary" href={profileLinks.tradeRequest(id)}>
            {words.back}
          </LinkButton>
        }
      >
        {words.text}
      </EmptyState>
    </div>
  );
}
