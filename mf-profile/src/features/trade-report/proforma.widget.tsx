import { useHost } from '@bazaar/host';
import { RegionError } from '@bazaar/ui/region-error';
import { useQuery } from '@tanstack/react-query';
import { messages } from './messages.ts';
import { partyQueries } from './parties.queries.ts';
import styles from './proforma.module.css';
import type { QuotedRequest } from './proforma.rules.ts';
import { ProformaSheet } from './proforma-sheet.tsx';
import { ReportToolbar } from './report-toolbar.tsx';

/** The sheet with its toolbar; what is missing of the parties is named on the screen, never on paper. */
export function Proforma({ request }: { request: QuotedRequest }) {
  const queries = partyQueries(useHost().api);
  const seller = useQuery(queries.seller(request));
  const buyer = useQuery(queries.buyer(request));
  const retry = () => {
    for (const { isError, refetch } of [seller, buyer]) {
      if (isError) {
        void refetch();
      }
    }
  };
  return (
    <div className={styles.report}>
      <ReportToolbar id={request.id} />
      {(seller.isError || buyer.isError) && (
        <div data-print="hide">
          <RegionError cause={messages.partiesFailed} onRetry={retry} />
        </div>
      )}
      <ProformaSheet request={request} seller={seller.data} buyer={buyer.data} />
    </div>
  );
}
