import { type Host, useHost } from '@bazaar/host';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Navigate, redirect, useLoaderData } from 'react-router';
import { useMessagePolling } from '../../common/thread/live/use-live-messages.ts';
import { THREADS_PER_PAGE, threadQueries } from '../../common/thread/thread.queries.ts';
import { unreadQuery } from '../../common/thread/unread.queries.ts';
import { findTargetThread } from './first-message.queries.ts';
import {
  type MessagesView as Address,
  messagesAddress,
  messagesHref,
  targetOf,
  threadHref,
} from './messages.address.ts';
import { messages } from './messages.ts';
import { MessagesView } from './messages-view.tsx';
import { loadOpenPane, OpenPaneRegion, useEarlyOpenPane } from './open-pane-region.tsx';

/** /profile/messages — the user's threads, and the open one. */
export function messagesRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadMessages(host, args),
    Component: MessagesPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

/** A thread that fails to load is shown as such beside the list; a list that fails is the page's failure. */
async function loadMessages(host: Host, { request }: LoaderFunctionArgs): Promise<Address> {
  const { api, queryClient } = host;
  const view = messagesAddress.parse(request);
  const queries = threadQueries(api);
  const target = targetOf(view);
  const [{ totalCount }, known] = await Promise.all([
    queryClient.fetchQuery(queries.list(view)),
    target === null ? null : findTargetThread(host, target),
    queryClient.prefetchQuery(unreadQuery(api)),
    view.thread !== null && queryClient.prefetchQuery(queries.messages(view.thread)),
    // Without its code the pane shows a way to try again.
    hasOpenPane(view) && loadOpenPane().catch(() => undefined),
  ]);
  if (known !== null) {
    throw redirect(threadHref(view, known.id));
  }
  const lastPage = Math.ceil(totalCount / THREADS_PER_PAGE);
  if (lastPage > 0 && view.page > lastPage) {
    throw redirect(messagesHref({ ...view, page: lastPage }));
  }
  return view;
}

function MessagesPage() {
  const view = useLoaderData() as Address;
  const { api } = useHost();
  const polling = useMessagePolling();
  useEarlyOpenPane();
  const { data: list, dataUpdatedAt } = useSuspenseQuery({ ...threadQueries(api).list(view), ...polling });
  const { data: unread } = useQuery({ ...unreadQuery(api), ...polling });
  const pageCount = Math.ceil(list.totalCount / THREADS_PER_PAGE);
  if (pageCount > 0 && view.page > pageCount) {
    return <Navigate replace to={messagesHref({ ...view, page: pageCount })} />;
  }
  return (
    <MessagesView
      view={view}
      threads={list.items}
      totalCount={list.totalCount}
      pageCount={pageCount}
      unreadCount={unread?.unreadCount}
      now={new Date(dataUpdatedAt).toISOString()}
      open={hasOpenPane(view) && <OpenPaneRegion view={view} threads={list.items} />}
    />
  );
}

/** Whether anything stands beside the list. */
function hasOpenPane(view: Address): boolean {
  return view.thread !== null || targetOf(view) !== null;
}
