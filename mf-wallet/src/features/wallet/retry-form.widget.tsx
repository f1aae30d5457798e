import { StepUpRegion, stepUpRequired } from '@bazaar/actions/step-up';
import type { StepUpToken } from '@bazaar/contracts/auth';
import { type Payment, retryOnlinePayment } from '@bazaar/contracts/payment';
import { type Host, useHost } from '@bazaar/host';
import { formatTomanText } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { firstGateway, GatewayChoice } from '../../common/payment/gateway-choice.tsx';
import { type AfterCharge, returnPathFor } from '../../common/payment/gateway-navigation.ts';
import { useLeave } from '../../common/payment/leave.mutations.ts';
import { LeaveFailure } from '../../common/payment/leave-failure.tsx';
import { messages as common } from '../../common/payment/messages.ts';
import { paymentQueries } from '../../common/payment/payment.queries.ts';
import { paymentMessages } from './payment-messages.ts';
import styles from './retry-form.module.css';

const words = paymentMessages.actions;

interface Order {
  paymentId: Payment['id'];
  gatewayId: string;
  walletPartRial: number;
  returnPath: string;
  stepUpToken?: StepUpToken;
}

/** Tries a payment again; at first another gateway is chosen than the one that failed. */
export function RetryForm({ payment, after }: { payment: Payment; after: AfterCharge }) {
  const { data, isError, refetch } = useQuery(paymentQueries(useHost().api).retry(payment.id));
  const [wanted, choose] = useState<string | null>(null);
  const { leave, isLeaving, failure, forget } = useLeave(retry);
  const required = stepUpRequired(failure);
  if (data === undefined) {
    return isError ? (
      <RegionError cause={words.gatewaysFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton size="row" />
        <Skeleton size="row" />
      </SkeletonGroup>
    );
  }
  const latest = payment.attempts.at(-1);
  const walletPartRial = partOf(payment, data.walletAvailableRial);
  const onlineRial = payment.amountRial - walletPartRial;
  const failedId = payment.status === 'Failed' ? latest?.gatewayId : undefined;
  const gatewayId = wanted ?? firstGateway(data.gateways, onlineRial, failedId);
  const run = (stepUpToken?: StepUpToken) => {
    if (gatewayId !== null) {
      const order = { paymentId: payment.id, gatewayId, walletPartRial, returnPath: returnPathFor(after) };
      leave(stepUpToken === undefined ? order : { ...order, stepUpToken });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <GatewayChoice
          legend={words.retryWith}
          gateways={data.gateways}
          amountRial={onlineRial}
          failedId={failedId}
          value={gatewayId}
          onChange={choose}
        />
        {failure !== null && required === null && <LeaveFailure failure={failure} isOnPayment />}
        <Button
          kind="primary"
          size="lg"
          wide
          type="submit"
          busy={isLeaving}
          busyLabel={common.leaving}
          disabled={gatewayId === null}
        >
          {words.retry(formatTomanText(onlineRial))}
        </Button>
      </form>
      <StepUpRegion required={required} onConfirmed={run} onClose={forget} />
    </>
  );
}

/** The wallet's part of the attempt before, as far as the wallet still has it. */
function partOf({ walletPartRial }: Payment, availableRial: number): number {
  return walletPartRial <= availableRial ? walletPartRial : 0;
}

const retry = (api: Host['api'], body: Order, idempotencyKey: string) =>
  api.call(retryOnlinePayment, { body, idempotencyKey });
