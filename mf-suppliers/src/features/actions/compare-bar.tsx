import { links } from '@bazaar/contracts';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber, isolate, isolateRuns } from '@bazaar/locale';
import { Button, IconButton } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiChevronDown, mdiClose } from '@mdi/js';
import { COMPARE_LIMIT, type CompareItem } from '../../common/compare/compare-list.rules.ts';
import { messages } from '../../common/compare/messages.ts';
import styles from './compare-bar.module.css';
import { CompareLink, MIN_ITEMS } from './compare-link.tsx';

interface OpenCompareBarProps {
  items: readonly CompareItem[];
  onFold: () => void;
  onRemove: (id: number) => void;
  onClear: () => void;
}

/** The open bar of a wide screen: a picture of each item, and the way to their comparison. */
export function OpenCompareBar({ items, onFold, onRemove, onClear }: OpenCompareBarProps) {
  const isEnough = items.length >= MIN_ITEMS;
  return (
    <aside className={styles.bar} aria-label={messages.bar}>
      <p className={styles.title}>{messages.compare}</p>
      <ul className={styles.items}>
        {items.map((item) => (
          <CompareBarItem key={item.id} item={item} onRemove={() => onRemove(item.id)} />
        ))}
        {Array.from({ length: COMPARE_LIMIT - items.length }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing but their order
          <li key={place} className={styles.empty} aria-hidden="true" />
        ))}
      </ul>
      <p className={styles.note} role="status">
        {isEnough
          ? messages.chosen(formatNumber(items.length), formatNumber(COMPARE_LIMIT))
          : messages.oneMore}
      </p>
      <div className={styles.actions}>
        <Button kind="text" onClick={onClear}>
          {messages.clear}
        </Button>
        <CompareLink items={items} />
        <IconButton icon={mdiChevronDown} label={messages.fold} aria-expanded="true" onClick={onFold} />
      </div>
    </aside>
  );
}

function CompareBarItem({
  item: { id, title, slug, drawing },
  onRemove,
}: {
  item: CompareItem;
  onRemove: () => void;
}) {
  return (
    <li className={styles.item}>
      <Link
        href={links.product(id, slug)}
        className={styles.thumb}
        title={isolateRuns(title)}
        aria-label={title}
      >
        <ItemDrawing spec={drawing} bare />
      </Link>
      <button
        type="button"
        className={styles.remove}
        aria-label={messages.remove(isolate(title))}
        onClick={onRemove}
      >
        <Icon path={mdiClose} size="xs" />
      </button>
    </li>
  );
}
