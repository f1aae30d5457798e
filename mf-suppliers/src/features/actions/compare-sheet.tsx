import type { LazyDialogProps } from '@bazaar/actions';
import { links } from '@bazaar/contracts';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber, isolate } from '@bazaar/locale';
import { Button, IconButton } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { mdiClose } from '@mdi/js';
import { COMPARE_LIMIT, type CompareItem } from '../../common/compare/compare-list.rules.ts';
import { messages } from '../../common/compare/messages.ts';
import { CompareLink, MIN_ITEMS } from './compare-link.tsx';
import styles from './compare-sheet.module.css';

interface CompareSheetProps extends LazyDialogProps {
  items: readonly CompareItem[];
  onRemove: (id: number) => void;
  onClear: () => void;
}

/** The unfolded bar of a phone: the items one below the other, and the way to their comparison. */
export function LazyComponent({ open, onClose, items, onRemove, onClear }: CompareSheetProps) {
  const note = items.length < MIN_ITEMS ? messages.oneMore : messages.addMore;
  return (
    <Dialog
      kind="sheet"
      open={open}
      onClose={onClose}
      title={messages.bar}
      description={messages.chosen(formatNumber(items.length), formatNumber(COMPARE_LIMIT))}
      actions={
        <>
          <Button kind="text" onClick={onClear}>
            {messages.clear}
          </Button>
          <CompareLink items={items} />
        </>
      }
    >
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.thumb}>
              <ItemDrawing spec={item.drawing} bare />
            </span>
            <Link href={links.product(item.id, item.slug)} className={styles.title}>
              <IsolatedRuns text={item.title} />
            </Link>
            <IconButton
              icon={mdiClose}
              label={messages.remove(isolate(item.title))}
              onClick={() => onRemove(item.id)}
            />
          </li>
        ))}
      </ul>
      {items.length < COMPARE_LIMIT && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
    </Dialog>
  );
}
