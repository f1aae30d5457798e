import type { GatewayOffer } from '@bazaar/contracts/payment';
import { amountInWords, formatNumber, formatRialText, formatToman, formatTomanText } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import type { AmountFault, AmountLimits } from '../../common/money/typed-amount.rules.ts';
import { GatewayChoice } from '../../common/payment/gateway-choice.tsx';
import { LeaveFailure } from '../../common/payment/leave-failure.tsx';
import { amountFaults, messages as paymentWords } from '../../common/payment/messages.ts';
import styles from './charge-form.module.css';
import { chargeMessages as words } from './charge-messages.ts';
import type { ChargeParts } from './charge-parts.rules.ts';
import { useChargeForm } from './use-charge-form.ts';
import type { WalletView } from './wallet.address.ts';

const QUICK_MILLIONS = [20, 50, 100, 200];
const MILLION_TOMAN_IN_RIAL = 10_000_000;

interface ChargeFormProps {
  view: WalletView;
  offer: GatewayOffer;
}

/** An amount, typed or ready-made, and a gateway; a fault is named at its field. */
export function ChargeForm({ view, offer }: ChargeFormProps) {
  const form = useChargeForm(view, offer);
  const { text, amountRial, fault, limits, gatewayId } = form;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <PartsNote wantedRial={view.charge} parts={form.parts} />
      <TextField
        ref={form.field}
        size="lg"
        label={words.amount}
        unit={paymentWords.toman}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={fault === null ? undefined : faultText(fault, limits)}
        hint={
          amountRial === null
            ? words.limits(formatTomanText(limits.minRial), formatTomanText(limits.maxRial))
            : words.inRial(amountInWords(amountRial), formatRialText(amountRial))
        }
        onChange={(event) => form.write(event.currentTarget.value)}
        onBlur={form.leaveField}
      />
      <QuickAmounts
        limits={limits}
        amountRial={amountRial}
        onChoose={(rial) => form.write(formatToman(rial))}
      />
      <GatewayChoice
        gateways={offer.items}
        amountRial={amountRial}
        value={gatewayId}
        onChange={form.chooseGateway}
      />
      {form.isGatewayMissing && (
        <Note tone="danger" announced>
          {words.chooseGateway}
        </Note>
      )}
      {form.failure !== null && <LeaveFailure failure={form.failure} />}
      <Button
        kind="primary"
        size="lg"
        wide
        type="submit"
        busy={form.isLeaving}
        busyLabel={paymentWords.leaving}
        disabled={offer.items.length === 0}
      >
        {amountRial === null ? words.submitEmpty : words.submit(formatTomanText(amountRial))}
      </Button>
      <p className={styles.note}>{view.next === null ? words.note : `${words.note} ${words.forRequest}`}</p>
    </form>
  );
}

/** That an amount is more than one charge can be, and how it is charged all the same. */
function PartsNote({ wantedRial, parts }: { wantedRial: number | null; parts: ChargeParts | null }) {
  if (wantedRial === null || parts === null) {
    return null;
  }
  const { largestRial, restRial, count } = parts;
  return (
    <Note tone="info">
      <b>{words.parts(formatTomanText(wantedRial), formatNumber(count))}</b>{' '}
      {words.partsNote(formatTomanText(largestRial), formatTomanText(restRial))}
    </Note>
  );
}

interface QuickAmountsProps {
  limits: AmountLimits;
  amountRial: number | null;
  onChoose: (amountRial: number) => void;
}

function QuickAmounts({ limits, amountRial, onChoose }: QuickAmountsProps) {
  const amounts = QUICK_MILLIONS.map((count) => ({ count, rial: count * MILLION_TOMAN_IN_RIAL })).filter(
    ({ rial }) => rial >= limits.minRial && rial <= limits.maxRial,
  );
  return (
    <fieldset className={styles.quick} aria-label={words.quick}>
      {amounts.map(({ count, rial }) => (
        <button
          key={count}
          type="button"
          className={styles.chip}
          aria-pressed={rial === amountRial}
          onClick={() => onChoose(rial)}
        >
          {words.million(formatNumber(count))}
        </button>
      ))}
    </fieldset>
  );
}

function faultText(fault: AmountFault, { minRial, maxRial }: AmountLimits): string {
  if (fault === 'below') {
    return words.belowLimit(formatTomanText(minRial));
  }
  return fault === 'above' ? words.aboveLimit(formatTomanText(maxRial)) : amountFaults[fault];
}
