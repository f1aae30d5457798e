import { formatNumber, isolate } from '@bazaar/locale';
import { Button, IconButton } from '@bazaar/ui/button';
import { Field } from '@bazaar/ui/field';
import { mdiMinus, mdiPlus } from '@mdi/js';
import type { LineForm } from './draft-form.rules.ts';
import styles from './line-row.module.css';
import { readQuantity } from './line-texts.rules.ts';
import { messages } from './messages.ts';
import { type KnownItem, lineFieldId } from './problems.rules.ts';
import { type ItemTerms, nearestQuantities, steppedQuantity } from './quantity.rules.ts';

interface LineQuantityProps {
  line: LineForm;
  name: string;
  known: KnownItem;
  fault: string | undefined;
  onWrite: (part: Partial<LineForm>) => void;
}

/** The quantity of a line with its unit; a wrong one stays as typed, with the reason and the nearest right ones. */
export function LineQuantity({ line, name, known, fault, onWrite }: LineQuantityProps) {
  const terms = known === 'gone' ? null : known;
  const step = (by: 1 | -1) => onWrite({ quantity: formatNumber(steppedQuantity(line.quantity, terms, by)) });
  return (
    <div className={styles.quantity}>
      <Field
        id={lineFieldId(line.key, 'quantity')}
        label={messages.quantity}
        hint={terms === null ? undefined : hintOf(terms)}
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
              value={line.quantity}
              onChange={(event) => onWrite({ quantity: event.currentTarget.value })}
            />
            {line.unit !== '' && <bdi className={styles.unit}>{line.unit}</bdi>}
            <IconButton icon={mdiMinus} label={messages.less(name)} onClick={() => step(-1)} />
          </span>
        )}
      </Field>
      {fault !== undefined && terms !== null && (
        <Nearest line={line} terms={terms} onChoose={(quantity) => onWrite({ quantity })} />
      )}
    </div>
  );
}

/** Nothing is said of terms that any whole number keeps. */
function hintOf({ minOrder, stepQuantity }: ItemTerms): string | undefined {
  return minOrder > 1 || stepQuantity > 1
    ? messages.orderTerms(formatNumber(minOrder), formatNumber(stepQuantity))
    : undefined;
}

interface NearestProps {
  line: LineForm;
  terms: ItemTerms;
  onChoose: (quantity: string) => void;
}

function Nearest({ line, terms, onChoose }: NearestProps) {
  const quantity = readQuantity(line.quantity);
  if (quantity === null) {
    return null;
  }
  return (
    <fieldset className={styles.nearest}>
      <legend className="visually-hidden">{messages.useNearest}</legend>
      {nearestQuantities(quantity, terms).map((near) => (
        <Button key={near} size="sm" onClick={() => onChoose(formatNumber(near))}>
          {messages.nearest(formatNumber(near), isolate(line.unit))}
        </Button>
      ))}
    </fieldset>
  );
}
