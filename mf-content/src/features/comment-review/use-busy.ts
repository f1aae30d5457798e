import { useState } from 'react';

/** Whether a decision is on its way. Once one is made, its entry goes and stays busy until then. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const run = async (decision: Promise<boolean>) => {
    setBusy(true);
    if (!(await decision)) {
      setBusy(false);
    }
  };
  return { isBusy, run: (decision: Promise<boolean>) => void run(decision) };
}
