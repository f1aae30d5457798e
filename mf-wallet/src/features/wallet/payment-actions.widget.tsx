import { profileLinks } from '@bazaar/contracts';
import type { Payment } from '@bazaar/contracts/payment';
import { formatTomanText } from '@bazaar/locale';
import { Button, LinkButton } from '@bazaar/ui/button';
import { mdiPrinterOutline, mdiWalletOutline } from '@mdi/js';
import { type AfterCharge, goToGateway } from '../../common/payment/gateway-navigation.ts';
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
  after: AfterCharge;
}

/** The one thing to do next, and quieter ones; what changes the payment is offered only where the service allows it. */
export function PaymentActions({ payment, after }: PaymentActionsProps) {
  const cancel = useCancelPayment(payment);
  const { allowedActions, purpose, purposeId, id } = payment;
  const state = stateOf(payment.status);
  const isForRequest = purpose === 'tradeRequest';
  return (
    <div className={pageStyles.actions} data-print="hide">
      {allowedActions.includes('retry') && <RetryForm payment={payment} after={after} />}
      <Forward payment={payment} after={after} />
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
function Forward({ payment, after }: PaymentActionsProps) {
  const redirectUrl = payment.attempts.at(-1)?.redirectUrl ?? null;
  if (redirectUrl !== null) {
    return (
      <Button kind="primary" size="lg" wide onClick={() => goToGateway({ redirectUrl })}>
        {words.toBank}
      </Button>
    );
  }
  const [first, ...others] = targetsOf(payment, after);
  return first === undefined ? null : (
    <>
      <LinkButton kind="primary" size="lg" wide href={first.href}>
        {first.label}
      </LinkButton>
      {others.map(({ href, label }) => (
        <LinkButton key={href} wide href={href}>
          {label}
        </LinkButton>
      ))}
    </>
  );
}

interface Target {
  href: string;
  label: string;
}

/** Where it leads on, the likeliest first. */
function targetsOf(payment: Payment, after: AfterCharge): Target[] {
  const { purpose, purposeId, amountRial, allowedActions } = payment;
  switch (stateOf(payment.status)) {
    case 'paid':
      return purpose === 'tradeRequest'
        ? [{ href: profileLinks.tradeRequest(purposeId), label: words.toRequest }]
        : afterCharge(after);
    case 'refunded':
      return afterCharge(after);
    case 'failed':
    case 'expired':
      return purpose === 'walletCharge' && !allowedActions.includes('retry')
        ? [{ href: chargeHref(after, amountRial + (after.charge ?? 0)), label: words.newCharge }]
        : [];
    default:
      return [];
  }
}

/** What is still to be charged comes before the request: until then that cannot be paid from the wallet. */
function afterCharge(after: AfterCharge): Target[] {
  const { next, back, charge } = after;
  return [
    ...(charge === null
      ? []
      : [{ href: chargeHref(after, charge), label: words.chargeRest(formatTomanText(charge)) }]),
    ...(next === null ? [] : [{ href: profileLinks.payRequest(next), label: words.continueRequest }]),
    ...(back === null ? [] : [{ href: profileLinks.tradeRequest(back), label: words.toRequest }]),
  ];
}

const chargeHref = ({ next, back, company }: AfterCharge, charge: number) =>
  walletHref({ company, charge, next, back });
