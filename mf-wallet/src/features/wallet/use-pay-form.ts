import { stepUpRequired } from '@bazaar/actions/step-up';
import type { StepUpToken } from '@bazaar/contracts/auth';
import type { PaymentOffer } from '@bazaar/contracts/payment';
import { useState } from 'react';
import { firstGateway } from '../../common/payment/gateway-choice.tsx';
import { usePayByWallet, usePayOnline } from './pay.mutations.ts';
import { firstMethod, type PayMethod, payWays } from './pay-method.rules.ts';

/** The chosen way to pay a request, what it takes, and the one way to submit it. */
export function usePayForm(requestId: number, { payment, gateways, walletAvailableRial }: PaymentOffer) {
  const ways = payWays({ payment, gateways, availableRial: walletAvailableRial });
  const [wantedMethod, chooseMethod] = useState<PayMethod | null>(null);
  const [wantedGateway, chooseGateway] = useState<string | null>(null);
  const wallet = usePayByWallet(payment, requestId);
  const online = usePayOnline(payment, requestId);

  const method = wantedMethod ?? firstMethod(ways);
  const walletPartRial = method === 'mixed' ? ways.walletPartRial : 0;
  const onlineRial = payment.amountRial - walletPartRial;
  const gatewayId = wantedGateway ?? firstGateway(gateways, onlineRial, payment.attempts.at(-1)?.gatewayId);
  const isBusy = wallet.isPaying || online.isLeaving;
  const canPay = method === 'wallet' ? ways.canWallet : ways.canOnline && gatewayId !== null;

  const run = (stepUpToken?: StepUpToken) => {
    if (isBusy || !canPay) {
      return;
    }
    if (method === 'wallet') {
      wallet.pay(stepUpToken);
    } else if (gatewayId !== null) {
      online.leave({ gatewayId, walletPartRial, ...(stepUpToken && { stepUpToken }) });
    }
  };
  const failure = wallet.failure ?? online.failure;
  const required = stepUpRequired(failure);
  return {
    ways,
    method,
    chooseMethod,
    onlineRial,
    gatewayId,
    chooseGateway,
    isBusy,
    canPay,
    failure: required === null ? failure : null,
    required,
    run,
    forget: () => {
      wallet.forget();
      online.forget();
    },
  };
}
