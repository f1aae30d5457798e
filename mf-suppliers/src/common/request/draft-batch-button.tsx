import { useHost } from '@bazaar/host';
import { Button, type ButtonProps } from '@bazaar/ui/button';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { DraftBatchDialogProps } from './draft-batch-dialog.widget.tsx';
import { rememberBatch, takeBatch } from './draft-batch-intent.store.ts';

const loadDialog = () =>
  import('./draft-batch-dialog.widget.tsx').then(({ DraftBatchDialog }) => ({ default: DraftBatchDialog }));
const DraftBatchDialog = lazy(loadDialog);

interface DraftBatchButtonProps
  extends Pick<DraftBatchDialogProps, 'items' | 'returnPathFor'>,
    Pick<ButtonProps, 'kind' | 'children'> {}

/**
 * Opens the dialog that makes drafts for some offers. A visitor is asked to sign in first, returns to the same
 * selection, and the drafts are made without being asked for again.
 */
export function DraftBatchButton({ items, returnPathFor, kind, children }: DraftBatchButtonProps) {
  const host = useHost();
  const { status } = host.useSession();
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState<ReturnType<typeof takeBatch>>(null);
  useEffect(() => {
    const meant = status === 'signed-in' ? takeBatch(items) : null;
    if (meant !== null) {
      setTaken(meant);
      setOpen(true);
    }
  }, [status, items]);
  const press = () => {
    if (status === 'signed-in') {
      setTaken(null);
      setOpen(true);
    } else if (status === 'signed-out') {
      rememberBatch(items);
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
          <DraftBatchDialog
            items={items}
            startsAtOnce={taken !== null}
            begunNeed={taken?.needId}
            returnPathFor={returnPathFor}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
