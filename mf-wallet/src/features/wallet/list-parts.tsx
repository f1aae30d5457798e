import { formatToman } from '@bazaar/locale';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { Pager } from '@bazaar/ui/pager';
import styles from './list-parts.module.css';
import { type WalletView, walletHref } from './wallet.address.ts';

export interface ListTableProps<Row> {
  /** What the table lists, for screen readers: the card's head shows it. */
  title: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
}

/** The rows of a list, from edge to edge of its card. */
export function ListTable<Row extends { id: number }>({ title, columns, rows }: ListTableProps<Row>) {
  return (
    <div className={styles.table}>
      <DataTable caption={title} captionHidden compact columns={columns} rows={rows} keyOf={({ id }) => id} />
    </div>
  );
}

export interface ListPagesProps {
  view: WalletView;
  totalCount: number;
  pageSize: number;
}

/** The links to the other pages of a list, below it; nothing when there is only one. */
export function ListPages({ view, totalCount, pageSize }: ListPagesProps) {
  const pageCount = Math.ceil(totalCount / pageSize);
  return pageCount < 2 ? null : (
    <div className={styles.foot}>
      <Pager page={view.page} pageCount={pageCount} hrefOf={(page) => walletHref(view, { page })} />
    </div>
  );
}

/** The column of amounts in toman. */
export function amountColumn<Row extends { amountRial: number }>(label: string): DataColumn<Row> {
  return {
    key: 'amount',
    label,
    numeric: true,
    cell: ({ amountRial }) => <bdi>{formatToman(amountRial)}</bdi>,
  };
}

/** A number under what it belongs to. */
export function NumberBelow({ text }: { text: string }) {
  return (
    <small className={styles.detail}>
      <bdi dir="ltr">{text}</bdi>
    </small>
  );
}
