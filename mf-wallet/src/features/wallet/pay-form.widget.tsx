import { StepUpRegion } from '@bazaar/actions/step-up';
import { profileLinks } from '@bazaar/contracts';
import type { PaymentOffer } from '@bazaar/contracts/payment';
import type { TradeRequest } from '@bazaar/contracts/trade';
import { formatTomanText } from '@bazaar/locale';
import { Button, LinkButton } from '@bazaar/ui/button';
import type { FormEvent } from 'react';
import { GatewayChoice } from '../../common/payment/gateway-choice.tsx';
import { LeaveFailure } from '../../common/payment/leave-failure.tsx';
import { messages as common } from '../../common/payment/messages.ts';
import pageStyles from '../../common/payment/outcome-page.module.css';
import { MethodChoice } from './method-choice.tsx';
import { payMessages as words } from './pay-messages.ts';
import { usePayForm } from './use-pay-form.ts';
import { walletHref } from './wallet.address.ts';

interface PayFormProps {
  request: TradeRequest;
  offer: PaymentOffer;
}

/** Wallet, gateway, or both: one way is chosen and paid. */
export function PayForm({ request, offer }: PayFormProps) {
  const { payment, gateways, walletAvailableRial } = offer;
  const form = usePayForm(request.id, offer);
  const { ways, method, onlineRial, failure } = form;
  const isByWallet = method === 'wallet';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.run();
  };
  return (
    <>
      <form className={pageStyles.actions} noValidate onSubmit={submit}>
        <MethodChoice
          ways={ways}
          amountRial={payment.amountRial}
          availableRial={walletAvailableRial}
          value={method}
          onChange={form.chooseMethod}
        />
        {!isByWallet && (
          <GatewayChoice
            gateways={gateways}
            amountRial={onlineRial}
            value={form.gatewayId}
            onChange={form.chooseGateway}
          />
        )}
        {failure !== null && <LeaveFailure failure={failure} />}
        <Button
          kind="primary"
          size="lg"
          wide
          type="submit"
          busy={form.isBusy}
          busyLabel={isByWallet ? words.paying : common.leaving}
          disabled={!form.canPay}
        >
          {isByWallet
            ? words.payByWallet(formatTomanText(payment.amountRial))
            : words.payOnline(formatTomanText(onlineRial))}
        </Button>
        {ways.shortfallRial > 0 && (
          <LinkButton wide href={walletHref({ charge: ways.shortfallRial, next: request.id })}>
            {words.chargeShortfall(formatTomanText(ways.shortfallRial))}
          </LinkButton>
        )}
        <p className={pageStyles.live}>{words.kept}</p>
        <LinkButton wide href={profileLinks.tradeRequest(request.id)}>
          {words.toRequest}
        </LinkButton>
      </form>
      <StepUpRegion required={form.required} onConfirmed={form.run} onClose={form.forget} />
    </>
  );
}
