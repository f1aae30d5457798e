import { formatNumber } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import type { ReactNode } from 'react';
import styles from './list-card.module.css';
import { ListPages, type ListPagesProps, ListTable, type ListTableProps } from './list-parts.tsx';
import { messages } from './messages.ts';
import { walletHref } from './wallet.address.ts';

interface ListCardProps<Row> extends ListTableProps<Row>, ListPagesProps {
  /** Of the heading. */
  id: string;
  /** How many there are. */
  summary: (total: string) => string;
  /** In place of the rows when there are none. */
  empty: ReactNode;
}

/** A whole list of one wallet, page by page, with the way back to the wallet. */
export function ListCard<Row extends { id: number }>(props: ListCardProps<Row>) {
  const { id, title, summary, empty, columns, rows, view, totalCount, pageSize } = props;
  return (
    <Card as="section" labelledBy={id}>
      <CardHead
        id={id}
        title={title}
        note={summary(formatNumber(totalCount))}
        actions={
          <Link className={styles.back} href={walletHref({ company: view.company })}>
            {messages.payments.back}
          </Link>
        }
      />
      {rows.length === 0 ? <CardBody>{empty}</CardBody> : <ListTable {...{ title, columns, rows }} />}
      <ListPages {...{ view, totalCount, pageSize }} />
    </Card>
  );
}
