import {
  type Conversation,
  type Message,
  startConversation,
  startRequestConversation,
  writeMessage,
} from '@bazaar/contracts/notification';
import type { Host } from '@bazaar/host';
import type { Outgoing } from './outbox.store.ts';
import { changeConversation } from './reading.mutations.ts';
import { threadKeys } from './thread.keys.ts';
import type { ThreadPart } from './thread.queries.ts';

/** Sends a message to a thread, and shows it there. */
export async function sendToThread(host: Host, id: number, outgoing: Outgoing): Promise<void> {
  const { message } = await host.api.call(writeMessage, {
    params: { id },
    body: { text: outgoing.text, fileIds: idsOf(outgoing) },
    idempotencyKey: outgoing.key,
  });
  await addToThread(host, id, message);
}

/** What is sent of a message. */
type Sent = Pick<Outgoing, 'key' | 'text' | 'files'>;

/** Sends a message about a trade request, the first one or another; the services find its thread or open one. */
export async function sendFirstOfRequest(host: Host, requestId: number, outgoing: Sent): Promise<void> {
  const { conversation, message } = await host.api.call(startRequestConversation, {
    body: { tradeRequestId: requestId, text: outgoing.text, fileIds: idsOf(outgoing) },
    idempotencyKey: outgoing.key,
  });
  const { queryClient } = host;
  // The thread opens with what was sent; what the other side wrote before is read at once.
  queryClient.setQueryData<ThreadPart[]>(
    threadKeys.messages(conversation.id),
    (known) => known ?? [{ items: [message], hasEarlier: false, hasLater: false }],
  );
  queryClient.setQueryData(threadKeys.request(requestId), conversation);
  void queryClient.invalidateQueries({ queryKey: threadKeys.all });
}

/** What a first message is about. */
export interface FirstSubject {
  subjectType: 'Supplier' | 'SupplierProduct';
  subjectId: number;
}

/** Sends a first message; the services open a thread, or continue the one on the same subject. */
export async function sendFirst(
  host: Host,
  subject: FirstSubject,
  outgoing: Outgoing,
): Promise<Conversation> {
  const { conversation } = await host.api.call(startConversation, {
    body: { ...subject, text: outgoing.text, fileIds: idsOf(outgoing) },
    idempotencyKey: outgoing.key,
  });
  void host.queryClient.invalidateQueries({ queryKey: threadKeys.all });
  return conversation;
}

const idsOf = ({ files }: Sent) => files.map(({ id }) => id);

/** Puts a sent message at the end of its thread; a response on its way may not have it and is dropped. */
async function addToThread(host: Host, id: number, message: Message): Promise<void> {
  const queryKey = threadKeys.messages(id);
  await host.queryClient.cancelQueries({ queryKey });
  host.queryClient.setQueryData<ThreadPart[]>(queryKey, (known) => known && withMessage(known, message));
  changeConversation(host, id, (conversation) => ({ ...conversation, lastMessage: message }));
  void host.queryClient.invalidateQueries({ queryKey: threadKeys.lists });
}

function withMessage(known: ThreadPart[], message: Message): ThreadPart[] {
  const [latest, ...older] = known;
  if (latest === undefined || latest.items.some(({ id }) => id === message.id)) {
    return known;
  }
  return [{ ...latest, items: [...latest.items, message] }, ...older];
}
