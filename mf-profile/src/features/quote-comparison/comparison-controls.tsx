import { formatNumber } from '@bazaar/locale';
import { Switch } from '@bazaar/ui/checkbox';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiNotEqualVariant } from '@mdi/js';
import styles from './comparison-controls.module.css';
import { messages } from './messages.ts';
import { type ComparisonState, comparisonHref, QUOTE_ORDERS } from './quote-comparison.address.ts';

interface ComparisonControlsProps {
  view: ComparisonState;
  isShort: boolean;
  onShort: (isShort: boolean) => void;
  differingCount: number;
  rowCount: number;
}

/** Hides the rows that are equal, and orders the columns; the order is part of the address. */
export function ComparisonControls(props: ComparisonControlsProps) {
  const { view, isShort, onShort, differingCount, rowCount } = props;
  return (
    <div className={styles.controls} data-print="hide">
      <div className={styles.choice}>
        <Switch
          label={messages.onlyDifferences}
          checked={isShort}
          onChange={(event) => onShort(event.currentTarget.checked)}
        />
        <span className={styles.note} role="status">
          {messages.differing(formatNumber(differingCount), formatNumber(rowCount))}
        </span>
      </div>
      <nav className={styles.choice} aria-label={messages.order}>
        <span className={styles.note} aria-hidden="true">
          {messages.order}
        </span>
        {QUOTE_ORDERS.map((order) => (
          <Link
            key={order}
            className={styles.order}
            href={comparisonHref(view, { order })}
            aria-current={order === view.order ? 'page' : undefined}
          >
            {messages.orders[order]}
          </Link>
        ))}
      </nav>
      <Legend />
    </div>
  );
}

/** Names the mark of what differs from the majority. */
export function Legend() {
  return (
    <p className={styles.legend}>
      <Icon path={mdiNotEqualVariant} size="sm" className={styles.mark} />
      {messages.legend}
    </p>
  );
}
