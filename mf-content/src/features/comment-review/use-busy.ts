import { useState } from 'react';

/** Whether a decision is on its way. The queue is read again with it, so an entry that is still there can be decided about. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const run = async (decision: Promise<boolean>) => {
    setBusy(true);
    try {
      await decision;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run: (decision: Promise<boolean>) => void run(decision) };
}
