import { Button } from '@bazaar/ui/button';
import { OnDemandRegion } from '@bazaar/ui/region-error';
import { mdiTablePlus } from '@mdi/js';
import { type ReactNode, useCallback, useRef } from 'react';
import { LoadingStep } from './loading-step.tsx';
import { messages } from './messages.ts';
import { useSmallStore } from './small-store.ts';
import { useDraft } from './use-draft.ts';

const loadPanel = () => import('./sheet-panel.widget.tsx').then(({ SheetPanel }) => SheetPanel);

/** The button for lines from a spreadsheet, and its panel, which is loaded when it is first open. */
export function useFromSheet(): { button: ReactNode; panel: ReactNode } {
  const { sheet } = useDraft();
  const isOpen = useSmallStore(sheet, (session) => session.isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const setOpen = useCallback((next: boolean) => sheet.set({ ...sheet.get(), isOpen: next }), [sheet]);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, [setOpen]);
  return {
    button: (
      <Button
        ref={button}
        icon={mdiTablePlus}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {messages.fromSheet}
      </Button>
    ),
    panel: isOpen && (
      <OnDemandRegion load={loadPanel} with={{ onClose: close }} height="md" fallback={<LoadingStep />} />
    ),
  };
}
