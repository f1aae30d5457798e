import { deleteFromThread, type Message, writeMessage } from '@bazaar/contracts/notification';
import { type Host, useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { threadKeys } from './thread.keys.ts';

interface Edit {
  message: Message;
  text: string;
  /** Created when the form opens and reused until it succeeds. */
  idempotencyKey: string;
}

/** Changes the text of one of the user's messages. */
export function useEditMessage() {
  const host = useHost();
  return useMutation({
    mutationFn: ({ message, text, idempotencyKey }: Edit) =>
      host.api.call(writeMessage, {
        params: { id: message.conversationId },
        body: { messageId: message.id, text },
        idempotencyKey,
      }),
    onSuccess: (_, { message }) => refresh(host, message),
    // The services refuse what is too old: the thread then shows what may still be done.
    onError: (_, { message }) => void refresh(host, message),
  });
}

/** Removes the text and the files of one of the user's messages. */
export function useDeleteMessage() {
  const host = useHost();
  return useMutation({
    mutationFn: (message: Message) =>
      host.api.call(deleteFromThread, {
        params: { id: message.conversationId },
        query: { messageId: message.id },
      }),
    onSettled: (_data, _error, message) => refresh(host, message),
  });
}

async function refresh({ queryClient }: Host, { conversationId }: Message): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: threadKeys.lists });
  await queryClient.invalidateQueries({ queryKey: threadKeys.messages(conversationId) });
}
