import { links, profileLinks } from '@bazaar/contracts';
import type { CommentStatus } from '@bazaar/contracts/content';
import { Drawing } from '@bazaar/drawing';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';

/** Shown instead of the comments: none in this state, or none at all, with links to continue. */
export function CommentsEmpty({ status }: { status: CommentStatus | null }) {
  return (
    <EmptyState
      art={<Drawing family="doc" seed="comments" bare />}
      title={status === null ? messages.emptyTitle : messages.emptyStatuses[status]}
      actions={
        status === null ? (
          <LinkButton kind="primary" href={links.contents()}>
            {messages.toContents}
          </LinkButton>
        ) : (
          <LinkButton href={profileLinks.comments()}>{messages.showAll}</LinkButton>
        )
      }
    >
      {status === null ? messages.empty : undefined}
    </EmptyState>
  );
}
