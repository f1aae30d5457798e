import type { FavoriteType } from '@bazaar/contracts/content';
import { Drawing } from '@bazaar/drawing';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { typePlace } from '../../common/favorite/favorite-path.ts';
import { messages } from './messages.ts';

/** Shown instead of the days: nothing of this type was looked at, with a link to where such things are. */
export function LastVisitsEmpty({ type }: { type: FavoriteType }) {
  const { title, action } = messages.empty[type];
  return (
    <EmptyState
      art={<Drawing family="doc" seed="visits" bare />}
      title={title}
      actions={
        <LinkButton kind="primary" href={typePlace(type)}>
          {action}
        </LinkButton>
      }
    >
      {messages.emptyText}
    </EmptyState>
  );
}
