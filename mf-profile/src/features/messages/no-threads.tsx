import { links } from '@bazaar/contracts';
import { Drawing } from '@bazaar/drawing';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { type MessagesView, messagesHref } from './messages.address.ts';
import { messages } from './messages.ts';

/** Shown instead of the threads: none yet, or none that match. */
export function NoThreads({ view }: { view: MessagesView }) {
  if (view.term === '' && view.about !== 'unread') {
    return (
      <EmptyState
        art={<Drawing family="ball" seed="messages" bare />}
        title={messages.emptyTitle}
        actions={
          <>
            <LinkButton kind="primary" href={links.categoryType('Product')}>
              {messages.toProducts}
            </LinkButton>
            <LinkButton href={links.suppliersOfType('Product')}>{messages.toSuppliers}</LinkButton>
          </>
        }
      >
        {messages.empty}
      </EmptyState>
    );
  }
  const isSearch = view.term !== '';
  return (
    <EmptyState
      title={isSearch ? messages.nothingFoundTitle : messages.noUnreadTitle}
      actions={
        <LinkButton href={messagesHref({ ...view, about: null, term: '', page: 1 })}>
          {messages.showAll}
        </LinkButton>
      }
    >
      {isSearch ? messages.nothingFound : undefined}
    </EmptyState>
  );
}
