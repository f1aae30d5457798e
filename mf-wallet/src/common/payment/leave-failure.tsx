import { profileLinks } from '@bazaar/contracts';
import type { Failure } from '@bazaar/contracts/failure';
import { LinkButton } from '@bazaar/ui/button';
import { Note } from '@bazaar/ui/note';
import { failureText } from '../failure/failure-text.rules.ts';
import { messages } from './messages.ts';

interface LeaveFailureProps {
  failure: Failure;
  /** Leaves out the way to the payment, on its own page. */
  isOnPayment?: boolean;
}

/** Why a payment could not be begun, and where to go on. */
export function LeaveFailure({ failure, isOnPayment = false }: LeaveFailureProps) {
  const { fields, data } = failure;
  const [field] = Object.values(fields);
  const paymentId = typeof data.paymentId === 'number' ? data.paymentId : null;
  return (
    <Note tone="danger" announced>
      <p>{failureText(failure, field) ?? messages.tryLater}</p>
      {paymentId !== null && !isOnPayment && (
        <LinkButton size="sm" href={profileLinks.payment(paymentId)}>
          {messages.seePayment}
        </LinkButton>
      )}
    </Note>
  );
}
