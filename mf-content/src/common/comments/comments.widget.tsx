import type { PageId } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CommentComposer } from './comment-composer.widget.tsx';
import { CommentEntry } from './comment-entry.widget.tsx';
import { CommentThread } from './comment-thread.tsx';
import type { CommentTree } from './comment-tree.rules.ts';
import type { CommentsView as Address } from './comments.address.ts';
import { commentKeys } from './comments.keys.ts';
import { commentTreeQuery } from './comments.queries.ts';
import { CommentsFrame, CommentsView } from './comments-view.tsx';
import { messages } from './messages.ts';

interface CommentsProps {
  pageId: PageId;
  /** Path of the article. */
  path: string;
  view: Address;
  now: string;
}

/** The comments of an article, first as everybody sees them, then with the reader's own. */
export function Comments({ pageId, path, view, now }: CommentsProps) {
  const host = useHost();
  const { userId } = host.useSession();
  const place = useRef<HTMLDivElement>(null);
  const list = { pageId, ...view };
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...commentTreeQuery(host.api, list, userId),
    // What the document brought for everybody stays until one's own is there.
    placeholderData: (previous: CommentTree | undefined) =>
      host.queryClient.getQueryData<CommentTree>(commentKeys.tree(list, null)) ?? previous,
  });
  useCommentInAddress(data !== undefined && !isPlaceholderData);
  if (data === undefined) {
    return (
      <CommentsFrame>
        {isError ? (
          <RegionError cause={messages.tryLater} height="md" onRetry={() => void refetch()} />
        ) : (
          <CommentsSkeleton />
        )}
      </CommentsFrame>
    );
  }
  return (
    <CommentsView
      tree={data}
      {...{ path, view }}
      aboutId={host.config.pageIds.comments}
      composer={<CommentComposer pageId={pageId} />}
      list={place}
      renderThread={(thread) => (
        <CommentThread
          thread={thread}
          renderComment={(comment) => (
            <CommentEntry comment={comment} now={now} isOpen={data.commentsOpen} list={place} />
          )}
        />
      )}
    />
  );
}

/** Shown until the comments are there. */
export function CommentsSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton size="card" />
      <Skeleton size="tile" />
      <Skeleton size="tile" />
    </SkeletonGroup>
  );
}

/** A comment of one's own is not in the document, so the browser cannot have scrolled to it. */
function useCommentInAddress(isThere: boolean): void {
  useEffect(() => {
    const [, id] = /^#(comment-\d+)$/.exec(window.location.hash) ?? [];
    const comment = isThere && id !== undefined ? document.getElementById(id) : null;
    if (comment) {
      comment.closest('details')?.setAttribute('open', '');
      comment.scrollIntoView();
    }
  }, [isThere]);
}
