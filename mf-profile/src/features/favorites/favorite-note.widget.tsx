import type { FavoriteDetails } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { IconButton } from '@bazaar/ui/button';
import { mdiNoteEditOutline, mdiNotePlusOutline } from '@mdi/js';
import { type ComponentType, useState } from 'react';
import { messages } from './messages.ts';
import type { NoteDialogProps } from './note-dialog.widget.tsx';

interface FavoriteNoteProps {
  favorite: FavoriteDetails;
  title: string;
}

/** The button for the user's own note on a favorite. Its dialog is loaded by the first press. */
export function FavoriteNote({ favorite, title }: FavoriteNoteProps) {
  const { toast } = useHost();
  const [Dialog, setDialog] = useState<ComponentType<NoteDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const press = async () => {
    try {
      const { NoteDialog } = await import('./note-dialog.widget.tsx');
      setDialog(() => NoteDialog);
      setOpen(true);
    } catch {
      toast.show({ tone: 'danger', title: messages.note.loadFailed, detail: messages.tryLater });
    }
  };
  const hasNote = favorite.note !== null;
  return (
    <>
      <IconButton
        size="sm"
        icon={hasNote ? mdiNoteEditOutline : mdiNotePlusOutline}
        label={hasNote ? messages.note.edit(title) : messages.note.add(title)}
        onClick={() => void press()}
      />
      {Dialog !== null && isOpen && <Dialog favorite={favorite} onClose={() => setOpen(false)} />}
    </>
  );
}
