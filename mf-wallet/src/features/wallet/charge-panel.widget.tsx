import { useHost } from '@bazaar/host';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { RegionError } from '@bazaar/ui/region-error';
import { useQuery } from '@tanstack/react-query';
import { paymentQueries } from '../../common/payment/payment.queries.ts';
import { ChargeForm } from './charge-form.tsx';
import { chargeMessages as words } from './charge-messages.ts';
import type { WalletView } from './wallet.address.ts';
import styles from './work-place.module.css';

/** The charge of a wallet, with the gateways of this moment. */
export function ChargePanel({ view }: { view: WalletView }) {
  const { data, isError, refetch } = useQuery(paymentQueries(useHost().api).gateways());
  return (
    <Card as="section" labelledBy="wallet-charge">
      <CardHead id="wallet-charge" title={words.title} />
      <CardBody>
        {data !== undefined && (
          // Another amount in the address fills in anew.
          <ChargeForm key={`${view.company} ${view.charge}`} view={view} offer={data} />
        )}
        {data === undefined &&
          (isError ? (
            <RegionError cause={words.failed} height="md" onRetry={() => void refetch()} />
          ) : (
            <div className={styles.place} />
          ))}
      </CardBody>
    </Card>
  );
}
