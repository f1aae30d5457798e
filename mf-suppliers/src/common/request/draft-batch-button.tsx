import { useHost } from '@bazaar/host';
import { Button, type ButtonProps } from '@bazaar/ui/button';
import { lazy, Suspense, useState } from 'react';
import type { DraftBatchDialogProps } from './draft-batch-dialog.widget.tsx';

const loadDialog = () =>
  import('./draft-batch-dialog.widget.tsx').then(({ DraftBatchDialog }) => ({ default: DraftBatchDialog }));
const DraftBatchDialog = lazy(loadDialog);

interface DraftBatchButtonProps
  extends Pick<DraftBatchDialogProps, 'items' | 'returnPathFor'>,
    Pick<ButtonProps, 'kind' | 'children'> {}

/**
 * Opens the dialog that makes drafts for some offers. A visitor is asked to sign in first, and returns to the same
 * selection.
 */
export function DraftBatchButton({ items, returnPathFor, kind, children }: DraftBatchButtonProps) {
  const host = useHost();
  const { status } = host.useSession();
  const [isOpen, setOpen] = useState(false);
  const press = () => {
    if (status === 'signed-in') {
      setOpen(true);
    } else if (status === 'signed-out') {
      host.signIn({ redirectPath: returnPathFor(items), loginPerPage: true, reason: 'draft' });
    }
  };
  const prepare = () => {
    if (status === 'signed-in') {
      void loadDialog().catch(() => {});
    }
  };
  return (
    <>
      <Button kind={kind} onClick={press} onPointerEnter={prepare} onFocus={prepare}>
        {children}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DraftBatchDialog items={items} returnPathFor={returnPathFor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
