import { type Host, useHost } from '@bazaar/host';
import { PageHead } from '@bazaar/ui/container';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { StatementView } from '../../common/wallet/wallet.keys.ts';
import { CreditRegion } from './credit-region.widget.tsx';
import { messages } from './messages.ts';
import { RefreshCredit } from './refresh-credit.widget.tsx';
import { statementAddress, statementHref } from './statement.address.ts';
import { StatementRegion } from './statement-region.widget.tsx';
import { STATEMENT_PAGE_SIZE, walletQueries } from './wallet.queries.ts';
import styles from './wallet-page.module.css';

/** /profile/wallet — the balance and its transactions. */
export function walletRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadWallet(host, args),
    Component: WalletPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

/** Nothing here throws: the balance and the statement each show their own failure. */
async function loadWallet(host: Host, { request }: LoaderFunctionArgs): Promise<StatementView> {
  const view = statementAddress.parse(request);
  const queries = walletQueries(host.api);
  const statement = queries.statement(view);
  await Promise.all([
    host.queryClient.prefetchQuery(queries.credit()),
    host.queryClient.prefetchQuery(statement),
  ]);
  const totalCount = host.queryClient.getQueryData(statement.queryKey)?.totalCount ?? 0;
  const lastPage = Math.ceil(totalCount / STATEMENT_PAGE_SIZE);
  if (lastPage > 0 && view.page > lastPage) {
    throw redirect(statementHref({ ...view, page: lastPage }));
  }
  return view;
}

function WalletPage() {
  const view = useLoaderData() as StatementView;
  const { userName } = useHost().useSession();
  return (
    <div className={styles.page}>
      <PageHead title={messages.title} note={messages.note} actions={<RefreshCredit />} />
      {userName !== null && (
        <p className={styles.owner}>
          <bdi>{userName}</bdi>
        </p>
      )}
      <CreditRegion />
      <StatementRegion view={view} />
    </div>
  );
}
