import { links, profileLinks } from '@bazaar/contracts';
import type { TradeRequest } from '@bazaar/contracts/trade';
import { LinkButton } from '@bazaar/ui/button';
import { PageHead } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';

/** Shown for an address without a need, or with one that is not the reader's. */
export function NoNeed() {
  const words = messages.empty;
  return (
    <>
      <PageHead title={messages.title} />
      <EmptyState
        title={words.title}
        actions={
          <LinkButton kind="primary" href={profileLinks.tradeRequests()}>
            {words.toList}
          </LinkButton>
        }
      >
        {words.text}
      </EmptyState>
    </>
  );
}

/** Shown while only one supplier was asked, so that there is nothing to compare. */
export function SingleRequest({ request: { id, title } }: { request: TradeRequest }) {
  const words = messages.single;
  return (
    <>
      <PageHead title={messages.title} />
      <EmptyState
        title={words.title}
        actions={
          <>
            <LinkButton kind="primary" href={links.needFinder(title ?? undefined)}>
              {words.toSearch}
            </LinkButton>
            <LinkButton href={profileLinks.tradeRequest(id)}>{words.toRequest}</LinkButton>
          </>
        }
      >
        {words.text}
      </EmptyState>
    </>
  );
}
