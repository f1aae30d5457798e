import { useHost } from '@bazaar/host';
import { useState } from 'react';
import { messages } from '../text/messages.ts';

/**
 * Runs actions whose code is fetched when the pointer or the focus comes near. A failed fetch shows a notice; an action
 * says itself why it has failed.
 */
export function useLazyAction<Module>(load: () => Promise<Module>) {
  const { toast } = useHost();
  const [isBusy, setBusy] = useState(false);
  const run = async (action: (module: Module) => unknown) => {
    setBusy(true);
    try {
      await action(await load());
    } catch {
      toast.show({ tone: 'danger', title: messages.lazyFailed, detail: messages.lazyFailedDetail });
    }
    setBusy(false);
  };
  const warm = () => void load().catch(() => {});
  return { isBusy, run, warm };
}
