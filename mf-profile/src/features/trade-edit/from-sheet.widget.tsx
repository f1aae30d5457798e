import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { mdiTablePlus } from '@mdi/js';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';
import { useSmallStore } from './small-store.ts';
import { useDraft } from './use-draft.ts';

type Panel = ComponentType<{ onClose: () => void }>;

/** The button for lines from a spreadsheet, and its panel, which is loaded when it is first open. */
export function useFromSheet(): { button: ReactNode; panel: ReactNode } {
  const { sheet } = useDraft();
  const isOpen = useSmallStore(sheet, (session) => session.isOpen);
  const setOpen = useCallback((next: boolean) => sheet.set({ ...sheet.get(), isOpen: next }), [sheet]);
  const Loaded = usePanel(isOpen, setOpen);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return {
    button: (
      <Button
        ref={button}
        icon={mdiTablePlus}
        busy={isOpen && Loaded === null}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {messages.fromSheet}
      </Button>
    ),
    panel: isOpen && Loaded !== null && <Loaded onClose={close} />,
  };
}

/** The panel once it is loaded; when it cannot be, it is closed again and the user is told. */
function usePanel(isOpen: boolean, setOpen: (isOpen: boolean) => void): Panel | null {
  const { toast } = useHost();
  const [Loaded, setLoaded] = useState<Panel | null>(null);
  const isWanted = isOpen && Loaded === null;
  useEffect(() => {
    if (!isWanted) {
      return;
    }
    let isGone = false;
    import('./sheet-panel.widget.tsx').then(
      ({ SheetPanel }) => isGone || setLoaded(() => SheetPanel),
      () => {
        setOpen(false);
        toast.show({
          tone: 'danger',
          title: messages.fromSheetFailed,
          detail: messages.fromSheetFailedDetail,
        });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, setOpen, toast]);
  return Loaded;
}
