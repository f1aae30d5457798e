import type { WalletTransactionType } from '@bazaar/contracts/wallet';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { mdiDownloadOutline } from '@mdi/js';
import { messages } from './messages.ts';
import { useStatementDownload } from './statement-download.mutations.ts';

/** Saves all transactions of the shown type as a file for spreadsheets. */
export function StatementDownload({ type }: { type: WalletTransactionType | null }) {
  const { progress, isPending, start } = useStatementDownload(type);
  return (
    <Button
      size="sm"
      icon={mdiDownloadOutline}
      busy={isPending}
      busyLabel={
        progress === null
          ? messages.downloadStarts
          : messages.downloading(formatNumber(progress.done), formatNumber(progress.total))
      }
      onClick={start}
    >
      {messages.download}
    </Button>
  );
}
