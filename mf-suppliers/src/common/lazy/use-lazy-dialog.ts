import { useHost } from '@bazaar/host';
import { type ComponentType, useState } from 'react';
import { messages } from '../text/messages.ts';

/** What every part that opens above the page is given. */
export interface PartProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A part of the page that opens on a gesture: its code is fetched when the pointer or the focus comes near, and it
 * stays mounted afterwards, so that closing gives the focus back. A failed fetch says so and leaves the page as it is.
 */
export function usePart<Props extends PartProps>(
  load: () => Promise<{ readonly Part: ComponentType<Props> }>,
) {
  const { toast } = useHost();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const loaded = await load();
      setPart(() => loaded.Part);
      setOpen(true);
    } catch {
      toast.show({ tone: 'danger', title: messages.partFailed, detail: messages.partFailedDetail });
    }
  };
  const warm = () => void load().catch(() => {});
  return {
    Part,
    isOpen,
    close: () => setOpen(false),
    /** For the control that opens it. */
    opener: { onClick: () => void open(), onPointerEnter: warm, onFocus: warm },
    open,
  };
}
