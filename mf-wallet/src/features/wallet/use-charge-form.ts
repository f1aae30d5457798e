import type { GatewayOffer, GatewayRedirect } from '@bazaar/contracts/payment';
import { chargeWallet, chargeWalletByUser } from '@bazaar/contracts/wallet';
import type { Host } from '@bazaar/host';
import { formatToman } from '@bazaar/locale';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readAmount } from '../../common/money/typed-amount.rules.ts';
import { firstGateway, takes } from '../../common/payment/gateway-choice.tsx';
import { returnPathFor } from '../../common/payment/gateway-navigation.ts';
import { useLeave } from '../../common/payment/leave.mutations.ts';
import { chargeParts, firstCharge } from './charge-parts.rules.ts';
import type { WalletView } from './wallet.address.ts';

interface Order {
  amountRial: number;
  gatewayId: string;
  returnPath: string;
  company: number | null;
}

/** The state of the charge: what is typed, its fault once the field was left, and the gateway. */
export function useChargeForm(view: WalletView, offer: GatewayOffer) {
  const { items, chargeLimits: limits } = offer;
  const given = view.charge === null ? '' : formatToman(firstCharge(view.charge, offer));
  const [text, write] = useState(given);
  const [isChecked, setChecked] = useState(false);
  const [wanted, chooseGateway] = useState<string | null>(null);
  const [isGatewayMissing, setGatewayMissing] = useState(false);
  const field = useFieldFocus(view.charge !== null);
  const { leave, isLeaving, failure } = useLeave(beginCharge);

  const { amountRial, fault } = readAmount(text, limits);
  const parts = chargeParts(view.charge, amountRial, offer);
  const chosen = items.find(({ id }) => id === wanted);
  const gatewayId =
    chosen !== undefined && takes(chosen, amountRial) ? chosen.id : firstGateway(items, amountRial);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setGatewayMissing(fault === null && gatewayId === null);
    if (amountRial === null) {
      field.current?.focus();
    } else if (gatewayId !== null) {
      const { company, next, back } = view;
      const returnPath = returnPathFor({ next, back, charge: parts?.restRial ?? null, company });
      leave({ amountRial, gatewayId, company, returnPath });
    }
  };
  return {
    field,
    text,
    write,
    amountRial,
    parts,
    // A negative or fractional amount is named at once; an unfinished one only when the field is left.
    fault: isChecked || isFinal(fault) ? fault : null,
    limits,
    gatewayId,
    chooseGateway,
    isGatewayMissing,
    isLeaving,
    failure,
    submit,
    leaveField: () => {
      if (amountRial !== null) {
        write(formatToman(amountRial));
      }
      setChecked(text.trim() !== '');
    },
  };
}

const FINAL_FAULTS: readonly (string | null)[] = ['negative', 'fraction', 'tooLong', 'above'];
const isFinal = (fault: string | null) => FINAL_FAULTS.includes(fault);

function beginCharge(
  api: Host['api'],
  { company, ...body }: Order,
  idempotencyKey: string,
): Promise<GatewayRedirect> {
  return company === null
    ? api.call(chargeWallet, { body, idempotencyKey })
    : api.call(chargeWalletByUser, { body: { ...body, customerUserId: company }, idempotencyKey });
}

/** An address that names an amount leads to its field. */
function useFieldFocus(isWanted: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) {
      field.current?.focus();
    }
  }, [isWanted]);
  return field;
}
