import { useHost } from '@bazaar/host';
import { useState } from 'react';
import { messages } from './messages.ts';

/**
 * Runs actions whose code is fetched when the pointer or the focus comes near. A failed fetch shows a notice; an action
 * says itself why it has failed, so that a fault in it is not taken for a failed fetch.
 */
export function useLazyAction<Module>(load: () => Promise<Module>) {
  const { toast } = useHost();
  const [isBusy, setBusy] = useState(false);
  const fetchModule = async (): Promise<Module | null> => {
    try {
      return await load();
    } catch {
      toast.show({ tone: 'danger', title: messages.failed, detail: messages.failedDetail });
      return null;
    }
  };
  const run = async (action: (module: Module) => unknown) => {
    setBusy(true);
    try {
      const module = await fetchModule();
      if (module !== null) {
        await action(module);
      }
    } finally {
      setBusy(false);
    }
  };
  const warm = () => void load().catch(() => {});
  return { isBusy, run, warm };
}
