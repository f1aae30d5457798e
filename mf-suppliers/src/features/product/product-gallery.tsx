import type { DrawingSpec } from '@bazaar/contracts';
import type { DrawingView } from '@bazaar/drawing';
import { ItemDrawing } from '@bazaar/drawing';
import { Button } from '@bazaar/ui/button';
import { mdiMagnifyPlusOutline } from '@mdi/js';
import { type KeyboardEvent, useState } from 'react';
import { useLazyComponent } from '../../common/lazy/use-lazy-dialog.ts';
import { nextView, VIEWS } from './gallery.rules.ts';
import { messages } from './messages.ts';
import styles from './product-gallery.module.css';

const loadZoom = () => import('./zoom-dialog.tsx');

/** The item's drawing, its other views, and a large view of each. */
export function ProductGallery({ spec, title }: { spec: DrawingSpec; title: string }) {
  const [view, setView] = useState<DrawingView>('main');
  const { LazyComponent, isOpen, close, opener } = useLazyComponent(loadZoom);
  return (
    <figure className={styles.gallery}>
      <div className={styles.plate}>
        <ItemDrawing spec={spec} view={view} label={messages.drawingLabel(title)} withCode />
        <Button size="sm" icon={mdiMagnifyPlusOutline} className={styles.zoom} {...opener}>
          {messages.zoom}
        </Button>
      </div>
      <Views spec={spec} view={view} onChoose={setView} />
      <figcaption className={styles.note}>{messages.drawingNote}</figcaption>
      {LazyComponent && (
        <LazyComponent
          open={isOpen}
          onClose={close}
          spec={spec}
          title={title}
          view={view}
          onChoose={setView}
        />
      )}
    </figure>
  );
}

interface ViewsProps {
  spec: DrawingSpec;
  view: DrawingView;
  onChoose: (view: DrawingView) => void;
}

function Views({ spec, view, onChoose }: ViewsProps) {
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const next = nextView(view, event.key);
    if (next !== undefined) {
      event.preventDefault();
      onChoose(next);
      event.currentTarget.querySelectorAll('button')[VIEWS.indexOf(next)]?.focus();
    }
  };
  return (
    <ul className={styles.views} aria-label={messages.views} onKeyDown={move}>
      {VIEWS.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.view}
            aria-label={messages.viewNames[name]}
            title={messages.viewNames[name]}
            aria-pressed={name === view}
            onClick={() => onChoose(name)}
          >
            <ItemDrawing spec={spec} view={name} bare />
          </button>
        </li>
      ))}
    </ul>
  );
}
