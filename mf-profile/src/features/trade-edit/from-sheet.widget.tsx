import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { mdiTablePlus } from '@mdi/js';
import { type ComponentType, useState } from 'react';
import type { SheetDialogProps } from './sheet-dialog.widget.tsx';
import { sheetMessages as messages } from './sheet-messages.ts';

/** The button for lines from a spreadsheet. Its dialog is loaded by the first press, and keeps what is in it. */
export function FromSheet() {
  const { toast } = useHost();
  const [Panel, setPanel] = useState<ComponentType<SheetDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const press = async () => {
    setLoading(true);
    try {
      const { SheetDialog } = await import('./sheet-dialog.widget.tsx');
      setPanel(() => SheetDialog);
      setOpen(true);
    } catch {
      toast.show({ tone: 'danger', title: messages.loadFailed, detail: messages.loadFailedDetail });
    }
    setLoading(false);
  };
  return (
    <>
      <Button icon={mdiTablePlus} busy={isLoading} onClick={() => void press()}>
        {messages.open}
      </Button>
      {Panel !== null && <Panel open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
