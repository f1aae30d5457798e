import { formatNumber, isolate } from '@bazaar/locale';
import { Button, IconButton } from '@bazaar/ui/button';
import { Field } from '@bazaar/ui/field';
import { mdiMinus, mdiPlus } from '@mdi/js';
import { memo } from 'react';
import styles from './line-row.module.css';
import { readQuantity } from './line-texts.rules.ts';
import { messages } from './messages.ts';
import { type KnownItem, lineFieldId } from './problems.rules.ts';
import { type ItemTerms, nearestQuantities, steppedQuantity } from './quantity.rules.ts';
import { useSmallStore } from './small-store.ts';
import { useDraft } from './use-draft.ts';
import { useFieldLeaving, useLineWriting } from './use-line.ts';

interface LineQuantityProps {
  lineKey: string;
  /** Its terms are read after the first screen; their place is kept. */
  isItem: boolean;
  unit: string;
  name: string;
  known: KnownItem;
  fault: string | undefined;
}

/** The quantity of a line with its unit; a wrong one stays as typed, with the reason and the nearest right ones. */
export const LineQuantity = memo(function LineQuantity(props: LineQuantityProps) {
  const { lineKey, isItem, unit, name, known, fault } = props;
  const terms = known === 'gone' ? null : known;
  const quantity = useSmallStore(useDraft().lines.of(lineKey), (line) => line?.quantity ?? '');
  const write = useLineWriting(lineKey);
  const leave = useFieldLeaving(lineKey, 'quantity');
  const step = (by: 1 | -1) => write({ quantity: formatNumber(steppedQuantity(quantity, terms, by)) });
  return (
    <div className={styles.quantity}>
      <Field
        id={lineFieldId(lineKey, 'quantity')}
        label={messages.quantity}
        hint={(terms === null ? undefined : hintOf(terms)) ?? (isItem ? NO_HINT : undefined)}
        error={fault}
      >
        {(control) => (
          <span className={styles.box}>
            <IconButton icon={mdiPlus} label={messages.more(name)} onClick={() => step(1)} />
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              className={styles.number}
              value={quantity}
              onBlur={leave}
              onChange={(event) => write({ quantity: event.currentTarget.value })}
            />
            {unit !== '' && <bdi className={styles.unit}>{unit}</bdi>}
            <IconButton icon={mdiMinus} label={messages.less(name)} onClick={() => step(-1)} />
          </span>
        )}
      </Field>
      {fault !== undefined && terms !== null && (
        <Nearest
          typed={quantity}
          unit={unit}
          terms={terms}
          onChoose={(chosen) => write({ quantity: chosen })}
        />
      )}
    </div>
  );
});

/** Takes the height of a hint. */
const NO_HINT = '\u00a0';

/** Nothing is said of terms that any whole number keeps. */
function hintOf({ minOrder, stepQuantity }: ItemTerms): string | undefined {
  return minOrder > 1 || stepQuantity > 1
    ? messages.orderTerms(formatNumber(minOrder), formatNumber(stepQuantity))
    : undefined;
}

interface NearestProps {
  typed: string;
  unit: string;
  terms: ItemTerms;
  onChoose: (quantity: string) => void;
}

function Nearest({ typed, unit, terms, onChoose }: NearestProps) {
  const quantity = readQuantity(typed);
  if (quantity === null) {
    return null;
  }
  return (
    <fieldset className={styles.nearest}>
      <legend className="visually-hidden">{messages.useNearest}</legend>
      {nearestQuantities(quantity, terms).map((near) => (
        <Button key={near} size="sm" onClick={() => onChoose(formatNumber(near))}>
          {messages.nearest(formatNumber(near), isolate(unit))}
        </Button>
      ))}
    </fieldset>
  );
}
