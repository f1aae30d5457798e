import type { MerchantSaleSetting, PaymentTerm } from '@bazaar/contracts/merchant';
import { formatList, formatTomanText, toPersianDigits } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { FactRows } from '@bazaar/ui/facts';
import { Note } from '@bazaar/ui/note';
import { saleMessages as messages } from './sale-messages.ts';
import styles from './sale-terms.module.css';
import type { Sum } from './totals.rules.ts';
import { hoursSpans } from './working-hours.rules.ts';

interface SaleTermsProps {
  setting: MerchantSaleSetting;
  /** The sum of the request as it is typed. */
  sum: Sum;
  /** Writes a payment term into the request. */
  onChoose: (title: string) => void;
}

/** What the supplier sells under, before the buyer writes their own terms. */
export function SaleTerms({ setting, sum, onChoose }: SaleTermsProps) {
  const { minimumOrder, paymentTerms } = setting;
  const [kept, elsewhere] = splitTerms(paymentTerms);
  return (
    <Card as="section" labelledBy="trade-sale-terms">
      <CardHead id="trade-sale-terms" title={messages.title} note={messages.note} />
      <CardBody>
        <FactRows facts={factsOf(setting)} />
        {isBelow(minimumOrder.amountRial, sum) && (
          <Note tone="warning">{messages.below(formatTomanText(minimumOrder.amountRial ?? 0))}</Note>
        )}
        {kept.length > 0 && (
          <ChipRow label={messages.choosePayment}>
            {kept.map(({ term, title }) => (
              <Chip key={term} onClick={() => onChoose(title)}>
                {title}
              </Chip>
            ))}
          </ChipRow>
        )}
        {elsewhere.length > 0 && (
          <p className={styles.elsewhere}>
            {messages.notHere(formatList(elsewhere.map(({ title }) => title)))}
          </p>
        )}
      </CardBody>
    </Card>
  );
}

/** The term under which everything is paid before shipping, as it is paid here, and the others. */
function splitTerms(terms: MerchantSaleSetting['paymentTerms']) {
  const isKept = ({ term }: (typeof terms)[number]) => PAID_BEFORE.includes(term);
  return [terms.filter(isKept), terms.filter((one) => !isKept(one))] as const;
}

const PAID_BEFORE: readonly PaymentTerm[] = ['Cash'];

/** A line without a price may still bring the sum up to the minimum. */
function isBelow(minimumRial: number | null, { totalRial, unpricedCount }: Sum): boolean {
  return minimumRial !== null && unpricedCount === 0 && totalRial > 0 && totalRial < minimumRial;
}

function factsOf({ minimumOrder, saleCities, isNationwide, workingHours }: MerchantSaleSetting) {
  const places = isNationwide ? messages.nationwide : formatList(saleCities.map(({ title }) => title));
  const hours = hoursSpans(workingHours).map(({ firstDay, lastDay, opens, closes }) => {
    const days = firstDay === lastDay ? firstDay : messages.days(firstDay, lastDay);
    return messages.hours(days, toPersianDigits(opens), toPersianDigits(closes));
  });
  return [
    { label: messages.minimum, value: minimumOrder.title },
    { label: messages.places, value: places },
    ...(hours.length === 0 ? [] : [{ label: messages.workingHours, value: hours.join('؛ ') }]),
  ];
}
