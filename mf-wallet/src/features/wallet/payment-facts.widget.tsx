import { profileLinks } from '@bazaar/contracts';
import { type Payment, payingAttempt } from '@bazaar/contracts/payment';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime, formatNumber, formatTomanText } from '@bazaar/locale';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { useQuery } from '@tanstack/react-query';
import { CopiedCode } from '../../common/payment/copied-code.tsx';
import { messages as common, purposeTitles } from '../../common/payment/messages.ts';
import { type OutcomeFact, OutcomeFacts } from '../../common/payment/outcome-facts.tsx';
import { stateOf } from '../../common/payment/payment-state.rules.ts';
import { requestQueries } from '../../common/wallet/request.queries.ts';
import styles from './payment-facts.module.css';
import { paymentMessages } from './payment-messages.ts';

const words = paymentMessages.facts;

/** What the payment is for, how it was tried, and the numbers to name when asking about it. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const deadlineAt = useDeadline(payment);
  return <OutcomeFacts facts={factsOf(payment, deadlineAt)} />;
}

/** When the request may no longer be paid; null once it is paid, and for other purposes. */
export function useDeadline({ purpose, purposeId, status }: Payment): string | null {
  const isUnpaid = purpose === 'tradeRequest' && !['paid', 'refunded'].includes(stateOf(status));
  const request = useQuery({ ...requestQueries(useHost().api).request(purposeId), enabled: isUnpaid });
  return isUnpaid && request.data?.status === 'AwaitingPayment' ? request.data.deadlineAt : null;
}

function factsOf(payment: Payment, deadlineAt: string | null): OutcomeFact[] {
  const { attempts, attemptsLeft, trackingCode, verifiedAt } = payment;
  const shown = payingAttempt(payment) ?? attempts.at(-1);
  return [
    { label: common.purpose, value: <Purpose payment={payment} /> },
    ...when(deadlineAt, (at) => ({ label: words.deadline, value: <Time at={at} /> })),
    ...when(attempts.length > 1 ? attempts : null, ({ length }) => ({
      label: words.attempt,
      value: words.attemptOf(formatNumber(length), formatNumber(length + attemptsLeft)),
    })),
    ...when(trackingCode, (code) => ({ label: common.trackingCode, value: <CopiedCode code={code} /> })),
    ...partsOf(payment),
    ...when(shown?.refNumber, (code) => ({
      label: words.refNumber,
      value: <bdi dir="ltr">{code}</bdi>,
    })),
    ...when(shown?.gatewayTitle, (value) => ({ label: words.gateway, value })),
    ...when(shown?.cardMasked, (card) => ({ label: words.card, value: <bdi dir="ltr">{card}</bdi> })),
    ...when(verifiedAt, (at) => ({ label: words.time, value: <Time at={at} /> })),
  ];
}

/** How much of it comes from the wallet and how much from the bank. */
function partsOf({ method, walletPartRial, amountRial }: Payment): OutcomeFact[] {
  if (method === 'wallet') {
    return [{ label: words.method, value: words.wallet }];
  }
  return walletPartRial > 0
    ? [
        { label: words.walletPart, value: formatTomanText(walletPartRial) },
        { label: words.online, value: formatTomanText(amountRial - walletPartRial) },
      ]
    : [];
}

function Purpose({ payment: { purpose, purposeId, purposeNumber } }: { payment: Payment }) {
  return purpose === 'tradeRequest' ? (
    <Link className={styles.link} href={profileLinks.tradeRequest(purposeId)}>
      {words.request(purposeNumber ?? '')}
    </Link>
  ) : (
    purposeTitles[purpose]
  );
}

function Time({ at }: { at: string }) {
  return <TimeText dateTime={at}>{formatJalaliDateTime(at)}</TimeText>;
}

function when<Value>(value: Value | null | undefined, fact: (value: Value) => OutcomeFact): OutcomeFact[] {
  return value === null || value === undefined ? [] : [fact(value)];
}
