import { useLazyComponent } from '@bazaar/actions';
import type { SupplierProduct } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { Button } from '@bazaar/ui/button';
import { mdiMagnifyPlusOutline } from '@mdi/js';
import { type KeyboardEvent, useState } from 'react';
import { type GalleryView, nextPlace, viewsOf } from './gallery.rules.ts';
import { isGood } from './item-kind.rules.ts';
import { messages } from './messages.ts';
import { Photograph } from './photograph.tsx';
import styles from './product-gallery.module.css';

const loadZoom = () => import('./zoom-dialog.tsx');

/** The gallery's column, by the layout of the page. */
const PLATE_SIZES = '(width >= 1200px) 450px, (width >= 768px) 48vw, 94vw';
const THUMBNAIL_SIZES = '110px';

interface ProductGalleryProps {
  product: Pick<SupplierProduct, 'drawing' | 'title' | 'images' | 'categoryType'>;
}

/** The item's photographs and its drawing, and a large view of each. */
export function ProductGallery({ product }: ProductGalleryProps) {
  const { drawing, title, images } = product;
  const views = viewsOf(images);
  const [place, setPlace] = useState(0);
  const { LazyComponent, isOpen, close, opener } = useLazyComponent(loadZoom);
  const view = views[place];
  const drawingNote = isGood(product) ? messages.drawingNote : messages.workDrawingNote;
  return (
    <figure className={styles.gallery}>
      <div className={styles.plate} data-photograph={view?.image ? '' : undefined}>
        {view?.image ? (
          <Photograph image={view.image} sizes={PLATE_SIZES} alt={view.label} isFirst={place === 0} />
        ) : (
          <ItemDrawing spec={drawing} view={view?.key} label={messages.drawingLabel(title)} withCode />
        )}
        <Button size="sm" icon={mdiMagnifyPlusOutline} className={styles.zoom} {...opener}>
          {messages.zoom}
        </Button>
      </div>
      <Views spec={drawing} views={views} place={place} onChoose={setPlace} />
      <figcaption className={styles.note}>{view?.image ? messages.photographNote : drawingNote}</figcaption>
      {LazyComponent && (
        <LazyComponent
          open={isOpen}
          onClose={close}
          product={product}
          views={views}
          place={place}
          onChoose={setPlace}
        />
      )}
    </figure>
  );
}

interface ViewsProps {
  spec: SupplierProduct['drawing'];
  views: readonly GalleryView[];
  place: number;
  onChoose: (place: number) => void;
}

function Views({ spec, views, place, onChoose }: ViewsProps) {
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const next = nextPlace(place, views.length, event.key);
    if (next !== undefined) {
      event.preventDefault();
      onChoose(next);
      event.currentTarget.querySelectorAll('button')[next]?.focus();
    }
  };
  return (
    <ul className={styles.views} aria-label={messages.views} onKeyDown={move}>
      {views.map(({ key, label, image }, index) => (
        <li key={key}>
          <button
            type="button"
            className={styles.view}
            aria-label={label}
            title={label}
            aria-pressed={index === place}
            data-photograph={image ? '' : undefined}
            onClick={() => onChoose(index)}
          >
            {image ? (
              <Photograph image={image} sizes={THUMBNAIL_SIZES} alt="" />
            ) : (
              <ItemDrawing spec={spec} view={key} bare />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
