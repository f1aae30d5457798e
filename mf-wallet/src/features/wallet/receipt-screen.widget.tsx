import { type Payment, payingAttempt } from '@bazaar/contracts/payment';
import { useHost } from '@bazaar/host';
import { amountInWords, formatJalaliDateTime, formatRialText, formatTomanText } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Logo } from '@bazaar/ui/logo';
import { Note } from '@bazaar/ui/note';
import { PrintButton } from '@bazaar/ui/print-button';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiArrowRight } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { purposeTitles } from '../../common/payment/messages.ts';
import { paymentQueries } from '../../common/payment/payment.queries.ts';
import { stateOf } from '../../common/payment/payment-state.rules.ts';
import { paymentMessages } from './payment-messages.ts';
import styles from './receipt-screen.module.css';
import { walletHref } from './wallet.address.ts';

const words = paymentMessages.receipt;
const facts = paymentMessages.facts;

/** The receipt of a payment, one A4 sheet in black and grey. */
export function ReceiptScreen({ id }: { id: number }) {
  const { data, isError, refetch } = useQuery(paymentQueries(useHost().api).payment(id));
  if (data === undefined) {
    return isError ? (
      <RegionError cause={paymentMessages.failed} height="lg" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton size="panel" />
      </SkeletonGroup>
    );
  }
  const isPaid = stateOf(data.status) === 'paid';
  return (
    <div className={styles.page}>
      <div className={styles.toolbar} data-print="hide">
        <LinkButton icon={mdiArrowRight} href={walletHref({ paymentId: id })}>
          {words.back}
        </LinkButton>
        {isPaid && <PrintButton kind="primary" />}
      </div>
      {isPaid ? <Sheet payment={data} /> : <Note tone="warning">{words.notPaid}</Note>}
    </div>
  );
}

function Sheet({ payment }: { payment: Payment }) {
  const { amountRial, verifiedAt, trackingCode, payer } = payment;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        {/* On paper the letterhead of the site has it already. */}
        <span data-print="hide">
          <Logo />
        </span>
        <h1 className={styles.title}>{words.title}</h1>
        <p>
          {words.number}: <bdi dir="ltr">{trackingCode}</bdi>
        </p>
      </header>
      <dl>
        <Row label={words.date}>{verifiedAt === null ? '' : formatJalaliDateTime(verifiedAt)}</Row>
        {payer?.companyName != null && (
          <Row label={words.company}>
            <bdi>{payer.companyName}</bdi>
          </Row>
        )}
        {payer != null && (
          <Row label={payer.companyName === null ? words.payer : words.agent}>
            <bdi>{payer.name}</bdi>
          </Row>
        )}
        <Row label={words.purpose}>{purposeOf(payment)}</Row>
        <Row label={words.amount}>
          <b>{formatTomanText(amountRial)}</b>
        </Row>
        <Row label={words.rial}>{formatRialText(amountRial)}</Row>
        <Row label={words.words}>{amountInWords(amountRial)}</Row>
        <Means payment={payment} />
      </dl>
      <p className={styles.note}>{words.note}</p>
    </article>
  );
}

function Means({ payment }: { payment: Payment }) {
  const { method, walletPartRial, amountRial } = payment;
  const paid = payingAttempt(payment);
  if (paid === undefined) {
    return <Row label={facts.method}>{method === 'wallet' ? facts.wallet : ''}</Row>;
  }
  return (
    <>
      {walletPartRial > 0 && <Row label={facts.walletPart}>{formatTomanText(walletPartRial)}</Row>}
      {walletPartRial > 0 && <Row label={facts.online}>{formatTomanText(amountRial - walletPartRial)}</Row>}
      <Row label={facts.gateway}>{paid.gatewayTitle ?? paid.gatewayId}</Row>
      <Row label={facts.refNumber}>
        <bdi dir="ltr">{paid.refNumber}</bdi>
      </Row>
      {paid.cardMasked !== null && (
        <Row label={facts.card}>
          <bdi dir="ltr">{paid.cardMasked}</bdi>
        </Row>
      )}
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function purposeOf({ purpose, purposeNumber }: Payment): ReactNode {
  return purpose === 'tradeRequest' ? (
    <>
      {purposeTitles.tradeRequest} <bdi dir="ltr">{purposeNumber}</bdi>
    </>
  ) : (
    purposeTitles[purpose]
  );
}
