import type { LazyDialogProps } from '@bazaar/actions';
import type { SupplierProduct } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { formatPercent } from '@bazaar/locale';
import { Button, IconButton } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { mdiChevronLeft, mdiChevronRight, mdiMagnifyMinusOutline, mdiMagnifyPlusOutline } from '@mdi/js';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type GalleryView, nextPlace } from './gallery.rules.ts';
import { lazyMessages } from './lazy-messages.ts';
import { messages } from './messages.ts';
import { Photograph } from './photograph.tsx';
import styles from './zoom-dialog.module.css';

const LEVELS = [1, 1.5, 2, 3] as const;
/** Zoomed in, a photograph is wider than the screen: the widest form serves. */
const ZOOMED_SIZES = '1600px';

interface ZoomDialogProps extends LazyDialogProps {
  product: Pick<SupplierProduct, 'drawing' | 'title'>;
  views: readonly GalleryView[];
  place: number;
  onChoose: (place: number) => void;
}

/** One view of the item as large as the screen allows, with zoom steps; the arrow keys switch to the other views. */
export function LazyComponent({ open, onClose, product, views, place, onChoose }: ZoomDialogProps) {
  const [level, setLevel] = useState(0);
  const { drawing, title } = product;
  const view = views[place];
  const turn = (key: string) => {
    const next = nextPlace(place, views.length, key);
    if (next !== undefined) {
      onChoose(next);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="full"
      title={<IsolatedRuns text={title} />}
      actions={<ZoomLevel level={level} onChange={setLevel} />}
    >
      {/* When zoomed in, the arrow keys scroll the drawing. */}
      <Stage onKey={level === 0 ? turn : undefined} label={view?.label ?? title}>
        <div className={styles.sheet} data-level={level}>
          {view?.image ? (
            <Photograph image={view.image} sizes={ZOOMED_SIZES} alt={view.label} />
          ) : (
            <ItemDrawing spec={drawing} view={view?.key} label={messages.drawingLabel(title)} withCode />
          )}
        </div>
      </Stage>
      <div className={styles.turns}>
        <IconButton
          kind="outline"
          icon={mdiChevronRight}
          label={lazyMessages.previousView}
          onClick={() => turn('ArrowRight')}
        />
        <p role="status">{view?.label}</p>
        <IconButton
          kind="outline"
          icon={mdiChevronLeft}
          label={lazyMessages.nextView}
          onClick={() => turn('ArrowLeft')}
        />
      </div>
    </Dialog>
  );
}

interface StageProps {
  onKey: ((key: string) => void) | undefined;
  label: string;
  children: ReactNode;
}

function Stage({ onKey, label, children }: StageProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => onKey?.(key);
  return (
    <section
      className={styles.stage}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {children}
    </section>
  );
}

function ZoomLevel({ level, onChange }: { level: number; onChange: (level: number) => void }) {
  const last = LEVELS.length - 1;
  return (
    <>
      <span className={styles.level} role="status">
        {lazyMessages.zoomLevel(formatPercent(LEVELS[level] ?? 1))}
      </span>
      <Button
        icon={mdiMagnifyMinusOutline}
        disabled={level === 0}
        onClick={() => onChange(Math.max(0, level - 1))}
      >
        {lazyMessages.zoomOut}
      </Button>
      <Button
        icon={mdiMagnifyPlusOutline}
        disabled={level === last}
        onClick={() => onChange(Math.min(last, level + 1))}
      >
        {lazyMessages.zoomIn}
      </Button>
    </>
  );
}
