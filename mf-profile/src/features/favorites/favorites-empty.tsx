import { links } from '@bazaar/contracts';
import type { FavoriteType } from '@bazaar/contracts/content';
import { Drawing } from '@bazaar/drawing';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';

/** Shown instead of the cards: no favorites of this type, or none at all, with links to continue. */
export function FavoritesEmpty({ type }: { type: FavoriteType | null }) {
  return (
    <EmptyState
      art={<Drawing family="ball" seed="favorites" bare />}
      title={type === null ? messages.emptyTitle : messages.emptyTypes[type]}
      actions={
        <>
          <LinkButton kind="primary" href={links.categoryType('Product')}>
            {messages.toCategories}
          </LinkButton>
          {type === null ? (
            <LinkButton href={links.home()}>{messages.toHome}</LinkButton>
          ) : (
            <LinkButton href={links.favorites()}>{messages.showAll}</LinkButton>
          )}
        </>
      }
    >
      {messages.empty}
    </EmptyState>
  );
}
