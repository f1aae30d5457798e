import { type Notice, useHost } from '@bazaar/host';
import { type ComponentType, useState } from 'react';
import { messages } from './messages.ts';

/** Props of every component that opens above the page. */
export interface LazyDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Tells that the code did not come. */
type FailureWords = Pick<Notice, 'title' | 'detail'>;

const FAILURE: FailureWords = { title: messages.failed, detail: messages.failedDetail };

/**
 * A lazily loaded component that opens on a user action: its code is fetched when the pointer or the focus comes
 * near, and it stays mounted afterwards, so that closing restores the focus. A failed fetch shows a notice and
 * leaves the page unchanged. A component that begins anew each time is rendered while `isOpen` only.
 */
export function useLazyComponent<Props extends Pick<LazyDialogProps, 'onClose'>>(
  load: () => Promise<{ readonly LazyComponent: ComponentType<Props> }>,
  failure: FailureWords = FAILURE,
) {
  const { toast } = useHost();
  const [LazyComponent, setComponent] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    setLoading(true);
    try {
      const loaded = await load();
      setComponent(() => loaded.LazyComponent);
      setOpen(true);
    } catch {
      toast.show({ tone: 'danger', ...failure });
    } finally {
      setLoading(false);
    }
  };
  const warm = () => void load().catch(() => {});
  return {
    LazyComponent,
    isOpen,
    isLoading,
    close: () => setOpen(false),
    /** Props for the control that opens it. */
    opener: { onClick: () => void open(), onPointerEnter: warm, onFocus: warm },
    open,
  };
}
