import { MAX_QUANTITY, type SupplierProduct } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiAlertCircleOutline } from '@mdi/js';
import { QuantityBox } from '../../common/request/quantity-box.tsx';
import { messages } from './messages.ts';
import styles from './quantity-field.module.css';
import type { Quantity } from './use-quantity.ts';

interface QuantityFieldProps {
  /** The id of the field; a page may have another one in a dialog. */
  id: string;
  product: SupplierProduct;
  quantity: Quantity;
  /** A hint shown while the quantity can be ordered: the next saving or the stock. */
  hint: string | null;
}

/** A quantity typed in any digits or stepped, with the reason beside it when it cannot be ordered. */
export function QuantityField({ id, product, quantity, hint }: QuantityFieldProps) {
  const noteId = `${id}-note`;
  const { text, problem, around, write, set, settle } = quantity;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {messages.quantity}
      </label>
      <QuantityBox
        id={id}
        text={text}
        unit={product.saleUnit}
        increase={{ label: messages.increase, onClick: () => set(around.above) }}
        decrease={{ label: messages.decrease, onClick: () => set(around.below) }}
        onWrite={write}
        onBlur={settle}
        aria-describedby={noteId}
        aria-invalid={problem !== null || undefined}
      />
      <p id={noteId} className={styles.note} data-error={problem !== null} aria-live="polite">
        {problem === null ? hint : <Reason product={product} problem={problem} />}
      </p>
      {problem === 'betweenSteps' && (
        <p className={styles.offers}>
          {[around.below, around.above].map((near) => (
            <Button key={near} size="sm" onClick={() => set(near)}>
              {amount(near, product)}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

function Reason({
  product,
  problem,
}: {
  product: SupplierProduct;
  problem: NonNullable<Quantity['problem']>;
}) {
  const { minOrder, stepQuantity } = product;
  const words = {
    notWhole: messages.notWhole,
    tooMany: messages.tooMany(formatNumber(MAX_QUANTITY)),
    belowMinimum: messages.belowMinimum(amount(minOrder, product)),
    betweenSteps: messages.betweenSteps(amount(stepQuantity, product), formatNumber(minOrder)),
  };
  return (
    <>
      <Icon path={mdiAlertCircleOutline} size="sm" />
      <span>{words[problem]}</span>
    </>
  );
}

function amount(count: number, { saleUnit }: SupplierProduct): string {
  return `${formatNumber(count)} ${saleUnit}`;
}
