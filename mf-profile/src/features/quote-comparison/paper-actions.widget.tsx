import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { PrintButton } from '@bazaar/ui/print-button';
import { mdiDownload } from '@mdi/js';
import { useState } from 'react';
import type { RowSection } from './comparison-row.rules.ts';
import { messages } from './messages.ts';
import styles from './paper-actions.module.css';
import type { QuoteColumn } from './quote-column.rules.ts';

const words = messages.csv;

interface PaperActionsProps {
  columns: readonly QuoteColumn[];
  /** All rows, whatever the page hides of them. */
  sections: readonly RowSection[];
  now: string;
}

/** Takes the comparison along: as a file for spreadsheets, or on paper. */
export function PaperActions({ columns, sections, now }: PaperActionsProps) {
  const { toast } = useHost();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { downloadQuotes } = await import('./quotes-csv.ts');
      downloadQuotes({ columns, sections }, now);
    } catch {
      toast.show({ tone: 'danger', title: words.failed, detail: words.failedDetail });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.actions} data-print="hide">
      <Button
        size="sm"
        icon={mdiDownload}
        busy={isBusy}
        busyLabel={words.busy}
        onClick={() => void download()}
      >
        {words.button}
      </Button>
      <PrintButton size="sm" />
    </div>
  );
}
