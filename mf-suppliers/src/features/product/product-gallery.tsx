import type { DrawingSpec } from '@bazaar/contracts';
import type { DrawingView } from '@bazaar/ui/drawing';
import { ItemDrawing } from '@bazaar/ui/drawing';
import { useState } from 'react';
import { messages } from './messages.ts';
import styles from './product-gallery.module.css';

const VIEWS: readonly DrawingView[] = ['main', 'rear', 'outline', 'detail'];

/** The item's plate, and the same object from other sides. */
export function ProductGallery({ spec, title }: { spec: DrawingSpec; title: string }) {
  const [view, setView] = useState<DrawingView>('main');
  return (
    <figure className={styles.gallery}>
      <div className={styles.plate}>
        <ItemDrawing spec={spec} view={view} label={messages.drawingLabel(title)} withCode />
      </div>
      <ul className={styles.views} aria-label={messages.views}>
        {VIEWS.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.view}
              aria-label={messages.viewNames[name]}
              title={messages.viewNames[name]}
              aria-pressed={name === view}
              onClick={() => setView(name)}
            >
              <ItemDrawing spec={spec} view={name} bare />
            </button>
          </li>
        ))}
      </ul>
      <figcaption className={styles.note}>{messages.drawingNote}</figcaption>
    </figure>
  );
}
