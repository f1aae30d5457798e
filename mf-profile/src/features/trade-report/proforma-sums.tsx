import { formatNumber, formatRial, formatTomanText, numberInWords } from '@bazaar/locale';
import { messages } from './messages.ts';
import type { QuotedRequest } from './proforma.rules.ts';
import styles from './proforma-sums.module.css';

const words = messages.sums;

/** The sums in rial down to what is payable, which stands in words too. */
export function ProformaSums({ totals }: Pick<QuotedRequest, 'totals'>) {
  const { payableRial } = totals;
  return (
    <div className={styles.sums}>
      <div className={styles.words}>
        <p className={styles.label}>{words.inWords}</p>
        <p className={styles.amount}>{words.rial(numberInWords(payableRial))}</p>
        <p className={styles.label}>{words.toman(formatTomanText(payableRial))}</p>
      </div>
      <dl className={styles.rows}>
        {rowsOf(totals).map(({ label, amountRial }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <bdi>{formatRial(amountRial)}</bdi>
            </dd>
          </div>
        ))}
        <div className={styles.payable}>
          <dt>{words.payable}</dt>
          <dd>
            <bdi>{formatRial(payableRial)}</bdi>
          </dd>
        </div>
      </dl>
    </div>
  );
}

function rowsOf(totals: QuotedRequest['totals']) {
  const { goodsRial, discountRial, deliveryRial, vatPercent, vatRial, membershipFeeRial } = totals;
  return [
    { label: words.goods, amountRial: goodsRial },
    { label: words.discount, amountRial: -discountRial },
    { label: words.delivery, amountRial: deliveryRial },
    { label: words.vat(formatNumber(vatPercent)), amountRial: vatRial },
    ...(membershipFeeRial === 0 ? [] : [{ label: words.membership, amountRial: membershipFeeRial }]),
  ];
}
