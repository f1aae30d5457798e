import { formatNumber } from '@bazaar/locale';
import { Field } from '@bazaar/ui/field';
import { MAX_QUANTITY } from '../../common/request/quantity.rules.ts';
import { QuantityBox } from '../../common/request/quantity-box.tsx';
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
  const error = draft.isWrong ? words.quantityError(formatNumber(MAX_QUANTITY)) : undefined;
  return (
    <Field label={words.quantity} error={error}>
      {(control) => (
        <span className={styles.box}>
          <QuantityBox
            {...control}
            text={draft.text}
            unit={unit}
            increase={{ label: words.increase, onClick: () => draft.step(step) }}
            decrease={{ label: words.decrease, onClick: () => draft.step(-step) }}
            onWrite={draft.write}
            onBlur={draft.settle}
          />
        </span>
      )}
    </Field>
  );
}
