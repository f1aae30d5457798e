import { profileLinks } from '@bazaar/contracts';
import { NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import type { Conversation } from '@bazaar/contracts/notification';
import { useHost } from '@bazaar/host';
import { useStoredSelection } from '@bazaar/storage';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { downloadAttachment } from './attachment.mutations.ts';
import { BesideHead } from './beside-head.tsx';
import { BlockedNote } from './blocked-note.tsx';
import { Composer } from './composer.widget.tsx';
import { unblock } from './counterpart.mutations.ts';
import { useMessagePolling } from './live/use-live-messages.ts';
import { messages as words } from './messages.ts';
import { type Outgoing, outboxOf } from './outbox.store.ts';
import { OutgoingList } from './outgoing-list.widget.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';
import { sendToThread } from './send.mutations.ts';
import { addOlderPart, beforeOf, threadQueries } from './thread.queries.ts';
import { decidesAs, firstUnreadId, mayWriteAs } from './thread.rules.ts';
import { useThreadControls } from './thread-dialogs.widget.tsx';
import { ThreadHead } from './thread-head.tsx';
import { ThreadFailed, ThreadLoading, ThreadMissing } from './thread-states.tsx';
import { ThreadView } from './thread-view.tsx';
import { usePlace } from './use-place.ts';
import { useReadMark } from './use-read-mark.ts';

interface OpenThreadProps {
  id: number;
  /** The list that a phone returns to; null beside what the thread is about. */
  backHref: string | null;
  /** The thread, when the page around it knows it. */
  known: Conversation | undefined;
}

/** One thread with its messages. */
export function OpenThread({ id, backHref, known }: OpenThreadProps) {
  const { conversation, messages, hasOlder, now, failed, retry } = useThread(id, known);
  const older = useOlder(id);
  const isLoaded = conversation !== undefined && messages !== undefined;
  const unreadFrom = useFirstUnread(isLoaded ? firstUnreadId(messages, conversation) : undefined);
  useReadMark(id, conversation?.unreadCount ?? 0, messages?.at(-1)?.id);
  const host = useHost();
  const { headActions, actionsOf, dialog } = useThreadControls(conversation);
  const place = usePlace(String(id));
  const sendingKey = useStoredSelection(outboxOf(place), (outbox) => outbox.at(-1)?.key);
  if (failed !== null) {
    return statusOf(failed) === NOT_FOUND ? (
      <ThreadMissing backHref={backHref} />
    ) : (
      <ThreadFailed backHref={backHref} onRetry={retry} />
    );
  }
  if (!isLoaded) {
    return <ThreadLoading />;
  }
  const send = (outgoing: Outgoing) => sendToThread(host, id, outgoing);
  return (
    <ThreadView
      conversation={conversation}
      messages={messages}
      unreadFrom={unreadFrom}
      now={now}
      head={
        backHref === null ? (
          <BesideHead name={conversation.counterpartName} href={profileLinks.messages(id)} />
        ) : (
          <ThreadHead conversation={conversation} backHref={backHref} actions={headActions} />
        )
      }
      older={{ has: hasOlder, ...older }}
      onDownload={(file) => void downloadAttachment(host, file)}
      actionsOf={actionsOf}
      dialog={dialog}
      outgoing={<OutgoingList place={place} send={send} />}
      sendingKey={sendingKey}
      composer={
        <WritingPlace conversation={conversation} onUnblock={() => void unblock(host, id)}>
          <Composer place={place} send={send} />
        </WritingPlace>
      }
    />
  );
}

interface WritingPlaceProps {
  conversation: Conversation;
  onUnblock: () => void;
  /** The field for a message. */
  children: ReactNode;
}

/** Where a message is written, or why the reader cannot write one. */
function WritingPlace({ conversation, onUnblock, children }: WritingPlaceProps) {
  const { actingRole, isBlocked } = conversation;
  if (!mayWriteAs(actingRole)) {
    return <ReadOnlyNote />;
  }
  return isBlocked ? <BlockedNote onUnblock={decidesAs(actingRole) ? onUnblock : null} /> : children;
}

function useThread(id: number, known: Conversation | undefined) {
  const queries = threadQueries(useHost().api);
  const parts = useQuery({ ...queries.messages(id), ...useMessagePolling() });
  const found = useQuery({ ...queries.conversation(id), enabled: known === undefined });
  const conversation = known ?? found.data;
  const failedConversation = conversation === undefined ? found.error : null;
  return {
    conversation,
    hasOlder: beforeOf(parts.data?.at(-1)) !== null,
    messages: parts.data?.toReversed().flatMap(({ items }) => items),
    now: new Date(parts.dataUpdatedAt).toISOString(),
    failed: parts.data === undefined ? (parts.error ?? failedConversation) : failedConversation,
    retry: () => {
      void parts.refetch();
      if (known === undefined) {
        void found.refetch();
      }
    },
  };
}

/** Opens the part before the oldest shown one. */
function useOlder(id: number) {
  const host = useHost();
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      await addOlderPart(host, id);
    } catch {
      host.toast.show({ tone: 'danger', title: words.olderFailed, detail: words.tryLater });
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, onLoad: () => void load() };
}

/** Where the unread messages began when the thread was opened: reading them must not move the mark. */
function useFirstUnread(current: number | null | undefined): number | null {
  const [first, setFirst] = useState(current);
  if (first === undefined && current !== undefined) {
    setFirst(current);
  }
  return first ?? null;
}
