import { addNote, type Note, noteTitleOf, removeNote, updateNote } from '@bazaar/contracts/content';
import { STALE, statusOf } from '@bazaar/contracts/failure';
import type { SupplierProduct } from '@bazaar/contracts/product';
import { type Host, useHost } from '@bazaar/host';
import { useRef } from 'react';
import { limitWordsOr } from '../../common/failure/limit-words.ts';
import { noteQuery } from './note.queries.ts';
import { noteMessages } from './note-messages.ts';

/**
 * Saves the user's own note on an item; an empty text removes it. The text shows at once, and is reverted when the
 * service refuses. Returns true once it is saved.
 */
export function useSaveNote(product: SupplierProduct, reopen: () => void) {
  const host = useHost();
  const { userId } = host.useSession();
  const attempt = useRef<{ text: string; key: string } | null>(null);
  const { queryKey } = noteQuery(host.api, userId, product.id);
  const { queryClient, toast } = host;

  return async (text: string): Promise<boolean> => {
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData(queryKey) ?? null;
    queryClient.setQueryData(queryKey, foreseen(before, text));
    try {
      // A service refuses a key that comes with another text.
      const key = attempt.current?.text === text ? attempt.current.key : crypto.randomUUID();
      attempt.current = { text, key };
      const after = await write(host, { product, before, text, key });
      attempt.current = null;
      queryClient.setQueryData(queryKey, after);
      toast.show({ tone: 'success', title: after === null ? noteMessages.removed : noteMessages.saved });
      return true;
    } catch (error) {
      queryClient.setQueryData(queryKey, before);
      if (isStale(error)) {
        await queryClient.invalidateQueries({ queryKey });
      }
      toast.show({ ...refusal(text, error), action: { label: noteMessages.again, onSelect: reopen } });
      return false;
    }
  };
}

/** A new note shows only after it has been saved: it has no id before. */
function foreseen(before: Note | null, text: string): Note | null {
  return before === null || text === '' ? null : { ...before, text };
}

function isStale(error: unknown): boolean {
  return statusOf(error) === STALE;
}

function refusal(text: string, error: unknown) {
  return {
    tone: 'danger' as const,
    title: text === '' ? noteMessages.removeFailed : noteMessages.failed,
    detail: isStale(error) ? noteMessages.changedElsewhere : limitWordsOr(noteMessages.failedDetail, error),
  };
}

interface Writing {
  product: SupplierProduct;
  before: Note | null;
  text: string;
  key: string;
}

async function write(host: Host, { product, before, text, key }: Writing): Promise<Note | null> {
  if (before === null) {
    const title = noteTitleOf(product.title);
    const body = { objectType: 'SupplierProduct' as const, objectId: product.id, title, text };
    return host.api.call(addNote, { body, idempotencyKey: key });
  }
  if (text === '') {
    await host.api.call(removeNote, { params: { id: before.id } });
    return null;
  }
  return host.api.call(updateNote, {
    params: { id: before.id },
    body: { title: before.title, pinned: before.pinned, text },
    headers: { 'if-match': `"${before.rowVersion}"` },
  });
}
