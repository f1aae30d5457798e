import type { Conversation } from '@bazaar/contracts/notification';
import { type Host, useHost } from '@bazaar/host';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, Navigate, redirect, useLoaderData } from 'react-router';
import { useMessagePolling } from '../../common/thread/live/use-live-messages.ts';
import { OpenThread } from '../../common/thread/open-thread.widget.tsx';
import { THREADS_PER_PAGE, threadQueries } from '../../common/thread/thread.queries.ts';
import { unreadQuery } from '../../common/thread/unread.queries.ts';
import { findTargetThread, type MessageTarget } from './first-message.queries.ts';
import { FirstMessage } from './first-message.widget.tsx';
import {
  type MessagesView as Address,
  listHref,
  messagesAddress,
  messagesHref,
  threadHref,
} from './messages.address.ts';
import { messages } from './messages.ts';
import { MessagesView } from './messages-view.tsx';

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
      open={openPane(view, list.items)}
    />
  );
}

/** What stands beside the list; null for nothing. */
function openPane(view: Address, threads: readonly Conversation[]): ReactNode {
  const { thread } = view;
  if (thread !== null) {
    const known = threads.find((item) => item.id === thread);
    return <OpenThread key={thread} id={thread} backHref={listHref(view)} known={known} />;
  }
  const target = targetOf(view);
  return target && <FirstMessage key={`${target.to}-${target.id}`} target={target} view={view} />;
}

/** To whom a first message is to be written; null for an open thread, and for the list alone. */
function targetOf({ thread, to, id }: Address): MessageTarget | null {
  return thread !== null || to === null || id === null ? null : { to, id };
}
