import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { mdiDownloadOutline } from '@mdi/js';
import type { StatementView } from '../../common/wallet/wallet.keys.ts';
import { messages } from './messages.ts';
import { useStatementDownload } from './statement-download.mutations.ts';

/** Saves all transactions of the shown filter as a file for spreadsheets. */
export function StatementDownload({ view }: { view: StatementView }) {
  const { progress, isPending, start } = useStatementDownload(view);
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
