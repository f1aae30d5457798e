import type { Conversation } from '@bazaar/contracts/notification';
import { OpenThread } from '../../common/thread/open-thread.widget.tsx';
import { FirstMessage } from './first-message.widget.tsx';
import { listHref, type MessagesView, targetOf } from './messages.address.ts';

export interface OpenPaneProps {
  view: MessagesView;
  /** The threads of the list, one of which may be the open one. */
  threads: readonly Conversation[];
}

/** What stands beside the list: the open thread, or the form of a first message. */
export function OpenPane({ view, threads }: OpenPaneProps) {
  const { thread } = view;
  if (thread !== null) {
    const known = threads.find((item) => item.id === thread);
    return <OpenThread key={thread} id={thread} backHref={listHref(view)} known={known} />;
  }
  const target = targetOf(view);
  return target && <FirstMessage key={`${target.to}-${target.id}`} target={target} view={view} />;
}
