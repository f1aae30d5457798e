import { formatNumber } from '@bazaar/locale';
import { IconButton } from '@bazaar/ui/button';
import { Field } from '@bazaar/ui/field';
import { mdiMinus, mdiPlus } from '@mdi/js';
import { MOST } from '../../request/quantity.rules.ts';
import { messages } from './messages.ts';
import styles from './quantity-field.module.css';
import type { useQuantityDraft } from './use-quantity-draft.ts';

const { offers: words } = messages;

interface QuantityFieldProps {
  draft: ReturnType<typeof useQuantityDraft>;
  step: number;
  unit: string;
}

/** The quantity that the prices are for: typed in any digits, or stepped. */
export function QuantityField({ draft, step, unit }: QuantityFieldProps) {
  const error = draft.isWrong ? words.quantityError(formatNumber(MOST)) : undefined;
  return (
    <Field label={words.quantity} error={error}>
      {(control) => (
        <span className={styles.box}>
          <IconButton icon={mdiPlus} label={words.increase} onClick={() => draft.step(step)} />
          <input
            {...control}
            className={styles.input}
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            value={draft.text}
            onChange={(event) => draft.write(event.currentTarget.value)}
            onBlur={draft.settle}
          />
          <bdi className={styles.unit}>{unit}</bdi>
          <IconButton icon={mdiMinus} label={words.decrease} onClick={() => draft.step(-step)} />
        </span>
      )}
    </Field>
  );
}
