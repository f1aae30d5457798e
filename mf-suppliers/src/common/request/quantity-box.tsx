import { IconButton } from '@bazaar/ui/button';
import { mdiMinus, mdiPlus } from '@mdi/js';
import type { ComponentProps } from 'react';
import styles from './quantity-box.module.css';

interface QuantityBoxProps
  extends Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'onBlur'> {
  /** The text as typed, in any digits. */
  text: string;
  /** The sale unit. */
  unit: string;
  increase: { label: string; onClick: () => void };
  decrease: { label: string; onClick: () => void };
  onWrite: (text: string) => void;
}

/** A quantity field: typed, or stepped by the buttons at its ends. Its form field is named `quantity`. */
export function QuantityBox({ text, unit, increase, decrease, onWrite, ...field }: QuantityBoxProps) {
  return (
    <span className={styles.box}>
      <IconButton icon={mdiPlus} {...increase} />
      <input
        {...field}
        className={styles.input}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      <bdi className={styles.unit}>{unit}</bdi>
      <IconButton icon={mdiMinus} {...decrease} />
    </span>
  );
}
