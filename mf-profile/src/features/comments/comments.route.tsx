import { type Host, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Navigate, redirect, useLoaderData } from 'react-router';
import { enumsQuery } from '../../common/enum/enums.queries.ts';
import { useEnumTitles } from '../../common/enum/use-enum-titles.ts';
import { takeBackComment } from './comment.mutations.ts';
import { type CommentsView as Address, commentsAddress, commentsHref } from './comments.address.ts';
import { COMMENTS_PAGE_SIZE, commentsQuery } from './comments.queries.ts';
import { CommentsView } from './comments-view.tsx';
import { messages, statusNames } from './messages.ts';

/** /profile/comments — the user's own comments with their state. */
export function commentsRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadComments(host, args),
    Component: CommentsPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

async function loadComments(host: Host, { request }: LoaderFunctionArgs): Promise<Address> {
  const view = commentsAddress.parse(request);
  const [{ totalCount }] = await Promise.all([
    host.queryClient.fetchQuery(commentsQuery(host.api, view)),
    host.queryClient.prefetchQuery(enumsQuery(host.api)),
  ]);
  const lastPage = Math.ceil(totalCount / COMMENTS_PAGE_SIZE);
  if (lastPage > 0 && view.page > lastPage) {
    throw redirect(commentsHref({ ...view, page: lastPage }));
  }
  return view;
}

function CommentsPage() {
  const view = useLoaderData() as Address;
  const host = useHost();
  const { data: list } = useSuspenseQuery(commentsQuery(host.api, view));
  const titles = useEnumTitles('CommentStatus', statusNames);
  const pageCount = Math.ceil(list.totalCount / COMMENTS_PAGE_SIZE);
  if (pageCount > 0 && view.page > pageCount) {
    return <Navigate replace to={commentsHref({ ...view, page: pageCount })} />;
  }
  return (
    <CommentsView
      view={view}
      comments={list.items}
      pageCount={pageCount}
      titles={titles}
      onTakeBack={(id) => takeBackComment(host, id)}
    />
  );
}
