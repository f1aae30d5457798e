import { type SupplierProduct, tierIndexOf } from '@bazaar/contracts/product';
import { formatNumber, formatToman } from '@bazaar/locale';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { messages } from './messages.ts';
import styles from './tier-table.module.css';

interface TierTableProps {
  product: SupplierProduct;
  quantity: number | null;
}

/** Unit price by quantity, with the tier of the current quantity marked. */
export function TierTable({ product: { priceTiers, saleUnit }, quantity }: TierTableProps) {
  const current = quantity === null ? -1 : tierIndexOf(priceTiers, quantity);
  return (
    <table className={styles.tiers}>
      <thead>
        <tr>
          <th scope="col">{messages.quantity}</th>
          <th scope="col">{messages.eachInToman(saleUnit)}</th>
        </tr>
      </thead>
      <tbody>
        {priceTiers.map(({ minQuantity, priceRial }, index) => (
          <tr key={minQuantity} aria-current={index === current || undefined}>
            <th scope="row">
              {rangeText(minQuantity, priceTiers[index + 1]?.minQuantity)}
              {index === current && <VisuallyHidden> {messages.yourTier}</VisuallyHidden>}
            </th>
            <td>{formatToman(priceRial)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangeText(from: number, next: number | undefined): string {
  if (next === undefined) {
    return messages.andMore(formatNumber(from));
  }
  return next - 1 === from ? formatNumber(from) : messages.fromTo(formatNumber(from), formatNumber(next - 1));
}
