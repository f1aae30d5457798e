import type { LazyDialogProps } from '@bazaar/actions';
import type { SupplierProduct } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { TextAreaField } from '@bazaar/ui/input';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { messages as shared } from '../../common/text/messages.ts';
import { useSaveNote } from './note.mutations.ts';
import { noteQuery } from './note.queries.ts';
import { noteMessages as messages } from './note-messages.ts';

const MAX_NOTE_LENGTH = 4_000;

interface NoteDialogProps extends LazyDialogProps {
  product: SupplierProduct;
  /** Opens the dialog again, with the typed text still in it. */
  reopen: () => void;
}

/** The user's own note on an item. Typed text stays until it is saved, also when the dialog is closed. */
export function LazyComponent({ open, onClose, product, reopen }: NoteDialogProps) {
  const host = useHost();
  const { userId } = host.useSession();
  const formId = useId();
  const { data: note, isError, refetch } = useQuery(noteQuery(host.api, userId, product.id));
  const [draft, setDraft] = useState<string | null>(null);
  const save = useSaveNote(product, reopen);
  const text = draft ?? note?.text ?? '';

  const send = async (wanted: string) => {
    onClose();
    setDraft(wanted);
    if (await save(wanted)) {
      setDraft(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSendable(text)) {
      void send(text.trim());
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="sheet"
      title={messages.title}
      description={messages.description}
      actions={
        <>
          {note && (
            <Button kind="danger" onClick={() => void send('')}>
              {messages.remove}
            </Button>
          )}
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" disabled={!isSendable(text)}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        {note !== undefined && <NoteText text={text} onChange={setDraft} />}
        {note === undefined && <NoteWait isError={isError} onRetry={() => void refetch()} />}
      </form>
    </Dialog>
  );
}

function NoteWait({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return isError ? (
    <RegionError cause={shared.regionFailed} height="sm" onRetry={onRetry} />
  ) : (
    <SkeletonGroup>
      <Skeleton size="tile" />
    </SkeletonGroup>
  );
}

function NoteText({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const over = text.trim().length - MAX_NOTE_LENGTH;
  return (
    <TextAreaField
      label={messages.text}
      dir="auto"
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      hint={messages.count(formatNumber(text.length), formatNumber(MAX_NOTE_LENGTH))}
      error={over > 0 ? messages.tooLong(formatNumber(over)) : undefined}
    />
  );
}

function isSendable(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= MAX_NOTE_LENGTH;
}
