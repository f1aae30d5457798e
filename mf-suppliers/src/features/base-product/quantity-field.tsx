import { MAX_QUANTITY } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { useId } from 'react';
import { QuantityBox } from '../../common/request/quantity-box.tsx';
import { messages } from './messages.ts';
import styles from './quantity-field.module.css';
import type { useQuantityDraft } from './use-quantity-draft.ts';

const { sizes: words } = messages;

interface QuantityFieldProps {
  draft: ReturnType<typeof useQuantityDraft>;
  step: number;
  unit: string;
}

/** The quantity that the prices are for: typed in any digits, or stepped. */
export function QuantityField({ draft, step, unit }: QuantityFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <>
      <label htmlFor={id}>{words.quantity}</label>
      <span className={styles.box}>
        <QuantityBox
          id={id}
          aria-invalid={draft.isWrong || undefined}
          aria-describedby={draft.isWrong ? errorId : undefined}
          text={draft.text}
          unit={unit}
          increase={{ label: words.increase, onClick: () => draft.step(step) }}
          decrease={{ label: words.decrease, onClick: () => draft.step(-step) }}
          onWrite={draft.write}
          onBlur={draft.settle}
        />
      </span>
      {draft.isWrong && (
        <p id={errorId} className={styles.error} role="alert">
          {words.quantityError(formatNumber(MAX_QUANTITY))}
        </p>
      )}
    </>
  );
}
