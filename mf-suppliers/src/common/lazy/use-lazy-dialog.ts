import { useHost } from '@bazaar/host';
import { type ComponentType, useState } from 'react';
import { messages } from '../text/messages.ts';

/** Props of every component that opens above the page. */
export interface LazyDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A lazily loaded component that opens on a user action: its code is fetched when the pointer or the focus comes
 * near, and it stays mounted afterwards, so that closing restores the focus. A failed fetch shows a notice and
 * leaves the page unchanged.
 */
export function useLazyComponent<Props extends LazyDialogProps>(
  load: () => Promise<{ readonly LazyComponent: ComponentType<Props> }>,
) {
  const { toast } = useHost();
  const [LazyComponent, setComponent] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const loaded = await load();
      setComponent(() => loaded.LazyComponent);
      setOpen(true);
    } catch {
      toast.show({ tone: 'danger', title: messages.lazyFailed, detail: messages.lazyFailedDetail });
    }
  };
  const warm = () => void load().catch(() => {});
  return {
    LazyComponent,
    isOpen,
    close: () => setOpen(false),
    /** Props for the control that opens it. */
    opener: { onClick: () => void open(), onPointerEnter: warm, onFocus: warm },
    open,
  };
}
