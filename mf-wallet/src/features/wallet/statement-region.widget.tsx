import { useHost } from '@bazaar/host';
import { Card, CardHead } from '@bazaar/ui/card';
import { PrintButton } from '@bazaar/ui/print-button';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { StatementView } from '../../common/wallet/wallet.keys.ts';
import { messages } from './messages.ts';
import { StatementDownload } from './statement-download.widget.tsx';
import { StatementEmpty } from './statement-empty.tsx';
import { StatementFilter } from './statement-filter.tsx';
import { StatementPager } from './statement-pager.tsx';
import styles from './statement-region.module.css';
import { StatementTable } from './statement-table.tsx';
import { STATEMENT_PAGE_SIZE, walletQueries } from './wallet.queries.ts';

/** The statement with its filter and its own query, so that its failure does not affect the balance. */
export function StatementRegion({ view }: { view: StatementView }) {
  const { data, isError, refetch } = useQuery(walletQueries(useHost().api).statement(view));
  if (data === undefined) {
    return isError ? (
      <RegionError cause={messages.statementFailed} height="lg" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton size="panel" />
      </SkeletonGroup>
    );
  }
  const isEmpty = data.totalCount === 0;
  if (isEmpty && view.type === null) {
    return <StatementEmpty />;
  }
  return (
    <Card as="section" labelledBy="wallet-statement">
      <CardHead
        id="wallet-statement"
        title={messages.statement}
        actions={isEmpty ? undefined : <StatementActions view={view} />}
      />
      <StatementFilter current={view.type} />
      {isEmpty ? (
        <StatementEmpty type={view.type} />
      ) : (
        <>
          <div className={styles.table}>
            <StatementTable lines={data.items} />
          </div>
          <StatementPager view={view} totalCount={data.totalCount} pageSize={STATEMENT_PAGE_SIZE} />
        </>
      )}
    </Card>
  );
}

function StatementActions({ view }: { view: StatementView }) {
  return (
    <>
      <PrintButton compact size="sm" />
      <StatementDownload key={view.type} type={view.type} />
    </>
  );
}
