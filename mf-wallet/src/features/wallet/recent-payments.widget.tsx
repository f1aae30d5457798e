import { useHost } from '@bazaar/host';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { messages } from './messages.ts';
import { PaymentLine } from './payment-line.tsx';
import styles from './recent-payments.module.css';
import { recentPaymentsQuery } from './recent-payments.queries.ts';
import { type WalletView, walletHref } from './wallet.address.ts';

/** The latest payments with their states. */
export function RecentPayments({ view }: { view: WalletView }) {
  const { data, isError, refetch } = useQuery(recentPaymentsQuery(useHost().api, view.company));
  if (data === undefined) {
    return isError ? (
      <RegionError cause={messages.payments.failed} height="md" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton size="card" />
      </SkeletonGroup>
    );
  }
  return (
    <Card as="section" labelledBy="wallet-payments">
      <CardHead
        id="wallet-payments"
        title={messages.payments.recent}
        actions={
          data.totalCount === 0 ? undefined : (
            <Link className={styles.all} href={walletHref({ company: view.company, show: 'payments' })}>
              {messages.payments.all}
            </Link>
          )
        }
      />
      {data.totalCount === 0 ? (
        <CardBody>{messages.payments.empty}</CardBody>
      ) : (
        <ul>
          {data.items.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </Card>
  );
}
