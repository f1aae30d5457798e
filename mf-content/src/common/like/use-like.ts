import { type CommentId, likeComment, likePage, type PageId, type PageLike } from '@bazaar/contracts/content';
import { type Host, useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wantedLike } from './like.rules.ts';
import { type LikeTarget, likeIntent } from './like-intent.store.ts';
import { messages } from './messages.ts';

/**
 * The state of one like button and what a press does: the wanted state shows at once, and `onLiked` gets the service's
 * own. A visitor signs in first; the like is sent on return, once.
 */
export function useLike(target: LikeTarget, known: PageLike, onLiked: (like: PageLike) => Promise<void>) {
  const host = useHost();
  const { status } = host.useSession();
  const { kind, id } = target;
  const change = useMutation({
    mutationFn: (wanted: boolean) => send(host, target, wanted),
    // Quick presses are sent one after another.
    scope: { id: `content.like.${kind}.${id}` },
    onSuccess: onLiked,
    onError: () => host.toast.show({ tone: 'danger', title: messages.failed, detail: messages.failedDetail }),
  });
  const { mutate } = change;
  const shown = change.isPending ? wantedLike(known, change.variables) : known;

  useEffect(() => {
    if (status === 'signed-in' && likeIntent.take((wanted) => wanted.kind === kind && wanted.id === id)) {
      mutate(true);
    }
  }, [status, kind, id, mutate]);

  const press = () => {
    if (status === 'signed-in') {
      mutate(!shown.liked);
    } else if (status === 'signed-out') {
      likeIntent.remember({ kind, id });
      host.signIn({ loginPerPage: true, reason: 'like' });
    }
  };
  return { ...shown, press };
}

function send({ api }: Host, { kind, id }: LikeTarget, liked: boolean): Promise<PageLike> {
  const query = { liked };
  return kind === 'page'
    ? api.call(likePage, { params: { id: id as PageId }, query })
    : api.call(likeComment, { params: { id: id as CommentId }, query });
}
