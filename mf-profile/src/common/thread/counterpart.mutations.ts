import { blockConversation, type ReportReason, reportConversation } from '@bazaar/contracts/notification';
import { type Host, useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { messages } from './messages.ts';
import { problemWords } from './problem-words.ts';
import { changeConversation } from './reading.mutations.ts';
import { threadKeys } from './thread.keys.ts';

interface Report {
  reason: ReportReason;
  text: string;
  /** Whether the other side is blocked too. */
  isBlocking: boolean;
}

/** Reports a thread to the marketplace, and blocks the other side when that was chosen. */
export function useReport(id: number) {
  const host = useHost();
  return useMutation({
    mutationFn: async ({ reason, text, isBlocking }: Report) => {
      const body = { reason, ...(text !== '' && { text }) };
      await host.api.call(reportConversation, { params: { id }, body });
      if (isBlocking) {
        await setBlock(host, id, true);
      }
    },
    onSuccess: () => host.toast.show({ tone: 'success', title: messages.report.sent }),
  });
}

/** Blocks the other side of a thread. */
export function useBlock(id: number) {
  const host = useHost();
  return useMutation({
    mutationFn: () => setBlock(host, id, true),
    onSuccess: () =>
      host.toast.show({
        tone: 'success',
        title: messages.block.done,
        action: { label: messages.block.undo, onSelect: () => void unblock(host, id) },
      }),
  });
}

/** Takes the block back; the other side may still block. */
export async function unblock(host: Host, id: number): Promise<void> {
  try {
    const isBlocked = await setBlock(host, id, false);
    host.toast.show(
      isBlocked
        ? { tone: 'warning', title: messages.block.byOther }
        : { tone: 'success', title: messages.block.undone },
    );
  } catch (error) {
    host.toast.show({ tone: 'danger', title: messages.block.undoFailed, detail: problemWords(error) });
  }
}

/** Returns whether nothing can be sent now. A block holds for all threads with the other side. */
async function setBlock(host: Host, id: number, isBlocked: boolean): Promise<boolean> {
  const now = await host.api.call(blockConversation, { params: { id }, body: { isBlocked } });
  changeConversation(host, id, (conversation) => ({ ...conversation, isBlocked: now.isBlocked }));
  void host.queryClient.invalidateQueries({ queryKey: threadKeys.lists });
  return now.isBlocked;
}
