import { formatNumber } from '@bazaar/locale';
import { Pager } from '@bazaar/ui/pager';
import { messages } from './messages.ts';
import styles from './statement-pager.module.css';
import { type WalletView, walletHref } from './wallet.address.ts';

interface StatementPagerProps {
  view: WalletView;
  totalCount: number;
  pageSize: number;
}

/** The footer of the statement: the range of transactions shown, and links to the other pages. */
export function StatementPager({ view, totalCount, pageSize }: StatementPagerProps) {
  const pageCount = Math.ceil(totalCount / pageSize);
  const first = (view.page - 1) * pageSize + 1;
  const last = Math.min(view.page * pageSize, totalCount);
  return (
    <footer className={styles.foot}>
      <p className={styles.summary}>
        {pageCount > 1
          ? messages.range(formatNumber(first), formatNumber(last), formatNumber(totalCount))
          : messages.count(formatNumber(totalCount))}
      </p>
      <div className={styles.pages}>
        <Pager page={view.page} pageCount={pageCount} hrefOf={(page) => walletHref(view, { page })} />
      </div>
    </footer>
  );
}
