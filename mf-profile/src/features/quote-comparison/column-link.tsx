import { profileLinks } from '@bazaar/contracts';
import type { TradeRequest } from '@bazaar/contracts/trade';
import { isolate } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { messages } from './messages.ts';

/** Leads to the page of a request, a draft to its form. */
export function ColumnLink({ request }: { request: TradeRequest }) {
  const { id, number, status, allowedActions } = request;
  return status === 'Draft' && allowedActions.includes('edit') ? (
    <LinkButton
      size="sm"
      href={profileLinks.tradeRequestEdit(id)}
      aria-label={messages.toFormOf(isolate(number))}
    >
      {messages.toForm}
    </LinkButton>
  ) : (
    <LinkButton
      size="sm"
      href={profileLinks.tradeRequest(id)}
      aria-label={messages.toRequestOf(isolate(number))}
    >
      {messages.toRequest}
    </LinkButton>
  );
}
