import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import styles from './compare-check.module.css';
import { COMPARE_LIMIT, type CompareItem } from './compare-list.rules.ts';
import { toggleCompared, useIsCompared } from './compare-list.store.ts';
import { messages } from './messages.ts';

/** Adds an item to the comparison; when the list is full, it refuses and tells the visitor what to do. */
export function useComparing(item: CompareItem) {
  const { toast } = useHost();
  const isCompared = useIsCompared(item.id);
  const toggle = () => {
    if (!toggleCompared(item)) {
      toast.show({
        tone: 'warning',
        title: messages.full(formatNumber(COMPARE_LIMIT)),
        detail: messages.fullDetail,
      });
    }
  };
  return { isCompared, toggle };
}

/** The compare checkbox in the footer of an item's card. */
export function CompareCheck({ item }: { item: CompareItem }) {
  const { isCompared, toggle } = useComparing(item);
  return (
    <label className={styles.choice}>
      <input type="checkbox" className={styles.mark} checked={isCompared} onChange={toggle} />
      <span>
        {messages.compare}
        <VisuallyHidden> {item.title}</VisuallyHidden>
      </span>
    </label>
  );
}
