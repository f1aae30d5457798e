import type { ProductFact } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import type { Fact } from '@bazaar/ui/facts';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import styles from './fact-value.module.css';
import { messages } from './messages.ts';

/** A fact of an item as a label–value pair. */
export function toFact(fact: ProductFact): Fact {
  return { label: fact.title, value: <FactValue fact={fact} /> };
}

/** The facts that say something; a card has no cell for the others. */
export function toFacts(facts: readonly ProductFact[]): Fact[] {
  return facts.filter(({ value, text }) => value !== null || (text ?? '').trim() !== '').map(toFact);
}

/** A number or a range with its Latin unit, a word, or a code; each isolated in its own direction. */
function FactValue({ fact }: { fact: ProductFact }) {
  const { value, maxValue, text, unitSymbol } = fact;
  if (value === null) {
    return <IsolatedRuns text={text ?? '—'} />;
  }
  const figure =
    maxValue === null ? formatNumber(value) : messages.fromTo(formatNumber(value), formatNumber(maxValue));
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
