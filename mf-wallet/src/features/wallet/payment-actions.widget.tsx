import { profileLinks } from '@bazaar/contracts';
import type { Payment } from '@bazaar/contracts/payment';
import { Button, LinkButton } from '@bazaar/ui/button';
import { mdiPrinterOutline, mdiWalletOutline } from '@mdi/js';
import { goToGateway } from '../../common/payment/gateway-navigation.ts';
import { messages as common } from '../../common/payment/messages.ts';
import pageStyles from '../../common/payment/outcome-page.module.css';
import { stateOf } from '../../common/payment/payment-state.rules.ts';
import { CancelAction } from './cancel-action.widget.tsx';
import { useCancelPayment } from './cancel-payment.mutations.ts';
import styles from './payment-actions.module.css';
import { paymentMessages } from './payment-messages.ts';
import { RetryForm } from './retry-form.widget.tsx';
import { walletHref } from './wallet.address.ts';

const words = paymentMessages.actions;
const cancelWords = { ...paymentMessages.cancelDialog, tryLater: common.tryLater };

interface PaymentActionsProps {
  payment: Payment;
  /** The request that is paid after this charge. */
  next: number | null;
}

/** The one thing to do next, and quieter ones; what changes the payment is offered only where the service allows it. */
export function PaymentActions({ payment, next }: PaymentActionsProps) {
  const cancel = useCancelPayment(payment);
  const { allowedActions, purpose, purposeId, id } = payment;
  const state = stateOf(payment.status);
  const isForRequest = purpose === 'tradeRequest';
  return (
    <div className={pageStyles.actions} data-print="hide">
      {allowedActions.includes('retry') && <RetryForm payment={payment} />}
      <Forward payment={payment} next={next} />
      <div className={styles.others}>
        {state === 'paid' && (
          <LinkButton icon={mdiPrinterOutline} href={walletHref({ paymentId: id, receipt: true })}>
            {words.receipt}
          </LinkButton>
        )}
        {isForRequest && allowedActions.includes('payByWallet') && (
          <LinkButton href={profileLinks.payRequest(purposeId)}>
            {state === 'unpaid' ? words.payNow : words.otherWays}
          </LinkButton>
        )}
        {isForRequest && state !== 'paid' && (
          <LinkButton href={profileLinks.tradeRequest(purposeId)}>{words.toRequest}</LinkButton>
        )}
        <LinkButton icon={mdiWalletOutline} href={walletHref({})}>
          {words.toWallet}
        </LinkButton>
        <CancelAction
          words={cancelWords}
          text={cancelWords.text}
          label={words.cancel}
          {...{ allowedActions, cancel }}
        />
      </div>
    </div>
  );
}

/** Where a payment that cannot be tried again leads on. */
function Forward({ payment, next }: PaymentActionsProps) {
  const redirectUrl = payment.attempts.at(-1)?.redirectUrl ?? null;
  if (redirectUrl !== null) {
    return (
      <Button kind="primary" size="lg" wide onClick={() => goToGateway({ redirectUrl })}>
        {words.toBank}
      </Button>
    );
  }
  const target = targetOf(payment, next);
  return target === null ? null : (
    <LinkButton kind="primary" size="lg" wide href={target.href}>
      {target.label}
    </LinkButton>
  );
}

function targetOf(payment: Payment, next: number | null): { href: string; label: string } | null {
  const { purpose, purposeId, amountRial, allowedActions } = payment;
  switch (stateOf(payment.status)) {
    case 'paid':
      return purpose === 'tradeRequest'
        ? { href: profileLinks.tradeRequest(purposeId), label: words.toRequest }
        : continuing(next);
    case 'refunded':
      return continuing(next);
    case 'failed':
    case 'expired':
      return purpose === 'walletCharge' && !allowedActions.includes('retry')
        ? { href: profileLinks.walletCharge(amountRial), label: words.newCharge }
        : null;
    default:
      return null;
  }
}

const continuing = (next: number | null) =>
  next === null ? null : { href: profileLinks.payRequest(next), label: words.continueRequest };
