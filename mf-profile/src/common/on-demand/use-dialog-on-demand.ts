import { useHost } from '@bazaar/host';
import { type ComponentType, useState } from 'react';
import { messages } from './messages.ts';
import { useEarlyCode } from './use-early-code.ts';

/**
 * A dialog whose code comes on demand, at the latest by the first press; when it cannot be fetched then, a notice tells
 * the reason.
 * @param load fetches the dialog; the same function in every render.
 * @returns the open dialog with the act that it asks about, or null.
 */
export function useDialogOnDemand<Act, Props>(load: () => Promise<ComponentType<Props>>) {
  const { toast } = useHost();
  const [opened, setOpened] = useState<{ act: Act; Dialog: ComponentType<Props> } | null>(null);
  useEarlyCode(load);
  const open = (act: Act) =>
    load().then(
      (Dialog) => setOpened({ act, Dialog }),
      () => toast.show({ tone: 'danger', title: messages.failed, detail: messages.failedDetail }),
    );
  return { opened, open, close: () => setOpened(null) };
}
