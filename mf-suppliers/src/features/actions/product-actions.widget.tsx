import { CompareCheck } from '../../common/compare/compare-check.tsx';
import type { CompareItem } from '../../common/compare/compare-list.rules.ts';
import { FavoriteIconButton } from '../../common/favorite/favorite-icon-button.widget.tsx';
import styles from './product-actions.module.css';

/** The actions for an item of a list, in the footer of its card. */
export function Component({ compareOnly = false, ...item }: CompareItem & { compareOnly?: boolean }) {
  return (
    <div className={styles.actions}>
      <CompareCheck item={item} />
      {!compareOnly && (
        <FavoriteIconButton
          target={{ objectType: 'SupplierProduct', objectId: item.id }}
          title={item.title}
        />
      )}
    </div>
  );
}
