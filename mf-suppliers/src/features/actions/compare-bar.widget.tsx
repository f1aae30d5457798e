import { links } from '@bazaar/contracts';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber, isolate } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiClose, mdiCompare } from '@mdi/js';
import { COMPARE_LIMIT, type CompareItem } from '../../common/compare/compare-list.rules.ts';
import { clearCompared, removeCompared, useCompareList } from '../../common/compare/compare-list.store.ts';
import { messages } from '../../common/compare/messages.ts';
import { useLazyComponent } from '../../common/lazy/use-lazy-dialog.ts';
import styles from './compare-bar.module.css';

const MIN_ITEMS = 2;

const loadDialog = () => import('./compare-dialog.widget.tsx');

/** The items being compared, at the bottom of every page; renders nothing while there are none. */
export function Component() {
  const items = useCompareList();
  const dialog = useLazyComponent(loadDialog);
  return (
    <>
      {items.length > 0 && <CompareBarContent items={items} opener={dialog.opener} />}
      {dialog.LazyComponent && (
        <dialog.LazyComponent open={dialog.isOpen && items.length > 0} onClose={dialog.close} items={items} />
      )}
    </>
  );
}

interface CompareBarProps {
  items: readonly CompareItem[];
  opener: ReturnType<typeof useLazyComponent>['opener'];
}

function CompareBarContent({ items, opener }: CompareBarProps) {
  const count = formatNumber(items.length);
  const isEnough = items.length >= MIN_ITEMS;
  return (
    <aside className={styles.bar} aria-label={messages.bar}>
      <p className={styles.title}>{messages.compare}</p>
      <ul className={styles.items}>
        {items.map((item) => (
          <CompareBarItem key={item.id} item={item} />
        ))}
        {Array.from({ length: COMPARE_LIMIT - items.length }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing but their order
          <li key={place} className={styles.empty} aria-hidden="true" />
        ))}
      </ul>
      <p className={styles.note} role="status">
        {isEnough ? messages.chosen(count, formatNumber(COMPARE_LIMIT)) : messages.oneMore}
      </p>
      <div className={styles.actions}>
        <Button kind="text" onClick={clearCompared}>
          {messages.clear}
        </Button>
        <Button kind="ink" icon={mdiCompare} disabled={!isEnough} {...opener}>
          {messages.open(count)}
        </Button>
      </div>
    </aside>
  );
}

function CompareBarItem({ item: { id, title, slug, drawing } }: { item: CompareItem }) {
  return (
    <li className={styles.item}>
      <Link href={links.product(id, slug)} className={styles.thumb} title={title} aria-label={title}>
        <ItemDrawing spec={drawing} bare />
      </Link>
      <button
        type="button"
        className={styles.remove}
        aria-label={messages.remove(isolate(title))}
        onClick={() => removeCompared(id)}
      >
        <Icon path={mdiClose} size="xs" />
      </button>
    </li>
  );
}
