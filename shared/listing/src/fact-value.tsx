import type { ProductFact } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import type { Fact } from '@bazaar/ui/facts';
import styles from './fact-value.module.css';

/** A fact of an item as a label–value pair. */
export function toFact(fact: ProductFact): Fact {
  return { label: fact.title, value: <FactValue fact={fact} /> };
}

/** A number or a range with its Latin unit, a word, or a code; each isolated in its own direction. */
function FactValue({ fact }: { fact: ProductFact }) {
  const { value, maxValue, text, isCode, unitSymbol } = fact;
  if (value === null) {
    return <bdi dir={isCode ? 'ltr' : undefined}>{text ?? '—'}</bdi>;
  }
  const figure =
    maxValue === null ? formatNumber(value) : `${formatNumber(value)} تا ${formatNumber(maxValue)}`;
  return (
    <bdi dir="rtl">
      {figure}
      {unitSymbol !== null && (
        <>
          {' '}
          <bdi className={styles.unit} dir="ltr">
            {unitSymbol}
          </bdi>
        </>
      )}
    </bdi>
  );
}
