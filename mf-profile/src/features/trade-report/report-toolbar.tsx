import { profileLinks } from '@bazaar/contracts';
import type { TradeRequestId } from '@bazaar/contracts/trade';
import { LinkButton } from '@bazaar/ui/button';
import { PrintButton } from '@bazaar/ui/print-button';
import { mdiArrowRight } from '@mdi/js';
import { messages } from './messages.ts';
import styles from './report-toolbar.module.css';

/** Above the sheet, on the screen only: print, or go back to the request. */
export function ReportToolbar({ id }: { id: TradeRequestId }) {
  return (
    <div className={styles.toolbar} data-print="hide">
      <LinkButton icon={mdiArrowRight} href={profileLinks.tradeRequest(id)}>
        {messages.toolbar.back}
      </LinkButton>
      <PrintButton kind="primary" />
      <p className={styles.note}>{messages.toolbar.note}</p>
    </div>
  );
}
