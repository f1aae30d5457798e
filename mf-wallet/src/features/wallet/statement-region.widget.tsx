import { useHost } from '@bazaar/host';
import { Card, CardHead } from '@bazaar/ui/card';
import { PrintButton } from '@bazaar/ui/print-button';
import { OnDemandRegion, RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { messages } from './messages.ts';
import { StatementDownload } from './statement-download.widget.tsx';
import { StatementEmpty } from './statement-empty.tsx';
import { StatementFilter } from './statement-filter.tsx';
import { StatementPager } from './statement-pager.tsx';
import styles from './statement-region.module.css';
import { StatementTable } from './statement-table.tsx';
import { isSearched, statementOf, type WalletView, walletHref } from './wallet.address.ts';
import { STATEMENT_PAGE_SIZE, walletQueries } from './wallet.queries.ts';

const loadSearch = () =>
  import('./statement-search.widget.tsx').then(({ StatementSearch }) => StatementSearch);

/** The statement with its filter and its own query, so that its failure does not affect the balance. */
export function StatementRegion({ view }: { view: WalletView }) {
  const { data, isError, refetch } = useQuery(walletQueries(useHost().api).statement(statementOf(view)));
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
  const searched = isSearched(view);
  if (isEmpty && view.type === null && !searched) {
    return <StatementEmpty />;
  }
  return (
    <Card as="section" labelledBy="wallet-statement">
      <CardHead
        id="wallet-statement"
        title={messages.statement}
        actions={isEmpty ? undefined : <StatementActions view={view} />}
      />
      <StatementFilter view={view} />
      <OnDemandRegion load={loadSearch} with={{ view }} height="sm" fallback={<SearchPlace />} />
      {isEmpty ? (
        <StatementEmpty
          type={view.type}
          searched={searched}
          allHref={walletHref({ company: view.company })}
        />
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

/** As high as the search, so that nothing moves when it comes. */
function SearchPlace() {
  return <div className={styles.search} aria-hidden="true" />;
}

function StatementActions({ view }: { view: WalletView }) {
  return (
    <>
      <PrintButton compact size="sm" />
      <StatementDownload key={JSON.stringify(view)} view={statementOf(view)} />
    </>
  );
}
