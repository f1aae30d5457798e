import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { mdiChevronUp, mdiCompare } from '@mdi/js';
import { COMPARE_LIMIT, type CompareItem } from '../../common/compare/compare-list.rules.ts';
import { messages } from '../../common/compare/messages.ts';
import styles from './compare-strip.module.css';

interface CompareStripProps {
  items: readonly CompareItem[];
  /** The reader goes down the page: the strip makes place. */
  isAside: boolean;
  opensSheet: boolean;
  opener: { onClick: () => void; onPointerEnter?: () => void; onFocus?: () => void };
}

/** The folded bar: how many items there are, in one line above whatever else stands at the bottom of the window. */
export function CompareStrip({ items, isAside, opensSheet, opener }: CompareStripProps) {
  return (
    <aside className={styles.dock} aria-label={messages.bar} data-aside={isAside || undefined}>
      <button
        type="button"
        className={styles.strip}
        aria-label={`${messages.unfold}، ${messages.chosen(formatNumber(items.length), formatNumber(COMPARE_LIMIT))}`}
        aria-expanded="false"
        aria-haspopup={opensSheet ? 'dialog' : undefined}
        {...opener}
      >
        <Icon path={mdiCompare} />
        <b className={styles.title}>{messages.compare}</b>
        <span className={styles.count}>
          {messages.chosen(formatNumber(items.length), formatNumber(COMPARE_LIMIT))}
        </span>
        <span className={styles.thumbs} aria-hidden="true">
          {items.map(({ id, drawing }) => (
            <span key={id} className={styles.thumb}>
              <ItemDrawing spec={drawing} bare />
            </span>
          ))}
        </span>
        <Icon path={mdiChevronUp} />
      </button>
    </aside>
  );
}
