import type { Payment } from '@bazaar/contracts/payment';
import { formatJalaliDateTime } from '@bazaar/locale';
import { Card } from '@bazaar/ui/card';
import { Note } from '@bazaar/ui/note';
import { bankReturnsBy, stateOf } from '../../common/payment/payment-state.rules.ts';
import { useDeadline } from './payment-facts.widget.tsx';
import { paymentMessages } from './payment-messages.ts';
import styles from './payment-notes.module.css';

const { next, bankReturns, bankMayReturn } = paymentMessages;

/** What the reader should know now: whether the bank returns money and until when, and what comes next. */
export function PaymentNotes({ payment }: { payment: Payment }) {
  const { title, lines } = useNextSteps(payment);
  const bank = bankNote(payment);
  return (
    <>
      {bank !== null && <Note tone={stateOf(payment.status) === 'pending' ? 'warning' : 'info'}>{bank}</Note>}
      {lines.length > 0 && (
        <Card padded>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function bankNote({ status, attempts, failure }: Payment): string | null {
  const latest = attempts.at(-1);
  const state = stateOf(status);
  if (latest === undefined || failure === 'gateway_unavailable') {
    return null;
  }
  const by = formatJalaliDateTime(bankReturnsBy(latest.returnedAt ?? latest.requestedAt));
  if (state === 'pending') {
    return bankMayReturn(by);
  }
  return state === 'failed' || state === 'expired' ? bankReturns(by) : null;
}

interface Steps {
  title: string;
  lines: string[];
}

function useNextSteps(payment: Payment): Steps {
  const deadlineAt = useDeadline(payment);
  const { title } = next;
  switch (stateOf(payment.status)) {
    case 'paid':
      return {
        title,
        lines: payment.purpose === 'tradeRequest' ? [next.paidRequest, next.heldRequest] : [],
      };
    case 'refunded':
      return { title, lines: [next.refunded] };
    case 'failed':
    case 'cancelled':
    case 'expired':
      return unpaidSteps(payment, deadlineAt);
    default:
      return { title, lines: [] };
  }
}

/** What remains valid of an unpaid request and until when, and the end of its tries. */
function unpaidSteps({ attempts, attemptsLeft }: Payment, deadlineAt: string | null): Steps {
  const over = attempts.length > 0 && attemptsLeft === 0 ? [next.noTries] : [];
  return deadlineAt === null
    ? { title: next.title, lines: over }
    : {
        title: next.keptTitle,
        lines: [next.kept(formatJalaliDateTime(deadlineAt)), next.walletKept, ...over],
      };
}
