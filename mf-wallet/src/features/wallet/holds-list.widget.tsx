import { profileLinks } from '@bazaar/contracts';
import type { WalletHold } from '@bazaar/contracts/wallet';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime, formatToman } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { FactRows } from '@bazaar/ui/facts';
import { Link } from '@bazaar/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endOfHold } from './hold-words.ts';
import styles from './holds-list.module.css';
import { holdsMessages as words } from './holds-messages.ts';
import { messages } from './messages.ts';
import { WaitingPanel } from './waiting-panel.tsx';
import { type WalletView, walletHref } from './wallet.address.ts';
import { walletQueries } from './wallet.queries.ts';

/** Every held amount: what for, since when, until when, and what ends it. */
export function HoldsList({ view: { company } }: { view: WalletView }) {
  const { data, isError, refetch } = useQuery(walletQueries(useHost().api).holds(company));
  if (data === undefined) {
    return <WaitingPanel cause={words.failed} {...{ isError, refetch }} />;
  }
  return (
    <Card as="section" labelledBy="wallet-holds">
      <CardHead
        id="wallet-holds"
        title={words.title}
        actions={
          <Link className={styles.back} href={walletHref({ company })}>
            {messages.payments.back}
          </Link>
        }
      />
      {data.heldRial === 0 && <CardBody>{words.empty}</CardBody>}
      <ul>
        {data.items.map((hold) => (
          <li key={`${hold.kind} ${hold.tradeRequestId ?? hold.paymentId}`} className={styles.hold}>
            <Head title={titleOf(hold)} amountRial={hold.amountRial} />
            <FactRows facts={factsOf(hold)} />
          </li>
        ))}
        {data.otherRial > 0 && (
          <li className={styles.hold}>
            <Head title={words.other} amountRial={data.otherRial} />
            <p className={styles.note}>{words.otherNote}</p>
            <Link className={styles.back} href={walletHref({ company, type: 'Hold' })}>
              {words.toStatement}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}

function Head({ title, amountRial }: { title: ReactNode; amountRial: number }) {
  return (
    <p className={styles.head}>
      <b>{title}</b>
      <span>
        <b>
          <bdi>{formatToman(amountRial)}</bdi>
        </b>{' '}
        <small>{messages.toman}</small>
      </span>
    </p>
  );
}

function titleOf({ kind, tradeRequestId, requestNumber, paymentId }: WalletHold): ReactNode {
  if (kind === 'payment' && paymentId !== null) {
    return (
      <Link className={styles.link} href={profileLinks.payment(paymentId)}>
        {words.part}
      </Link>
    );
  }
  return tradeRequestId === null ? (
    words.other
  ) : (
    <Link className={styles.link} href={profileLinks.tradeRequest(tradeRequestId)}>
      {words.request(requestNumber ?? '')}
    </Link>
  );
}

function factsOf(hold: WalletHold) {
  return [
    { label: words.since, value: formatJalaliDateTime(hold.heldAt) },
    { label: words.until, value: hold.until === null ? words.noEnd : formatJalaliDateTime(hold.until) },
    { label: words.ends, value: endOfHold(hold) },
  ];
}
