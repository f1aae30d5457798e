import { Button } from '@bazaar/ui/button';
import { mdiRefresh } from '@mdi/js';
import { messages } from './messages.ts';
import { useCreditRefresh } from './wallet.mutations.ts';

/** Refetches the balance on demand. */
export function RefreshCredit({ company }: { company: number | null }) {
  const { isPending, mutate } = useCreditRefresh(company);
  return (
    <Button icon={mdiRefresh} busy={isPending} busyLabel={messages.refreshing} onClick={() => mutate()}>
      {messages.refresh}
    </Button>
  );
}
