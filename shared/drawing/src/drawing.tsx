import type { DrawingFamily } from '@bazaar/contracts';
import { memo, type ReactElement, Suspense, use, useEffect } from 'react';
import styles from './drawing.module.css';
import type { DrawingView } from './drawn.tsx';
import { loadedFamily, loadFamily, loadParts } from './family-loader.ts';
import { createKeeper } from './kept-markup.ts';
import { useServerMarkup } from './server-markup.ts';

export interface DrawingProps {
  readonly family: DrawingFamily;
  /** What the thing is within its family; the family's usual form without it. */
  readonly form?: string | undefined;
  /** How many of the counted parts it has, for example the cores of a cable. */
  readonly count?: number | undefined;
  /** Decides the proportions only: the same seed gives the same drawing. Usually the product's id. */
  readonly seed: string | number;
  /** Text for screen readers, for example «طرح فنی پمپ گریز از مرکز»; without it the drawing is decoration. */
  readonly label?: string | undefined;
  /** SKU or the number of the standard, in Latin. */
  readonly code?: string | undefined;
  readonly dimensionMm?: number | undefined;
  /** Only the object, without ground, code and dimension: for tiles and thumbnails. */
  readonly bare?: boolean | undefined;
  readonly view?: DrawingView | undefined;
}

/** About six megabytes: a drawing has some three thousand characters, of two bytes each when its label is Persian. */
const keptMarkup = createKeeper(1_000);

interface ObjectProps
  extends Pick<DrawingProps, 'family' | 'form' | 'count' | 'seed' | 'code' | 'dimensionMm'> {
  readonly view: DrawingView;
}

/** A small technical plate around an object of one family, drawn from data. */
export const Drawing = memo(function Drawing(props: DrawingProps): ReactElement {
  const markup =
    loadedFamily(props.family) &&
    keptMarkup(
      () => keyOf(props),
      () => <Sheet {...props} />,
    );
  return markup ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup of this element's children
    <span className={styles.frame} dangerouslySetInnerHTML={{ __html: markup }} />
  ) : (
    <span className={styles.frame}>
      <Sheet {...props} />
    </span>
  );
});

function keyOf({ family, form, count, seed, label, code, dimensionMm, bare, view }: DrawingProps): string {
  return JSON.stringify([family, form, count, seed, label, code, dimensionMm, bare, view]);
}

function Sheet(props: DrawingProps): ReactElement {
  const { family, form, count, seed, label, code, dimensionMm, bare = false, view = 'main' } = props;
  const sheet = {
    className: `${styles.art} ${styles.sheet}`,
    viewBox: bare ? '20 20 280 200' : '0 0 320 240',
    direction: 'ltr',
    'data-view': view === 'outline' ? view : undefined,
    'data-bare': bare || undefined,
  };
  const written = bare ? {} : { code, dimensionMm: view === 'detail' ? undefined : dimensionMm };
  const content = (
    <>
      {bare ? null : <Plate />}
      <Kept family={family} form={form} count={count} seed={seed} view={view} {...written} />
    </>
  );
  return label ? (
    <svg role="img" aria-label={label} {...sheet}>
      {content}
    </svg>
  ) : (
    <svg aria-hidden="true" {...sheet}>
      {content}
    </svg>
  );
}

function Plate(): ReactElement {
  return (
    <>
      <path className="plate" d="M0 0H320V240H0Z" />
      <path className="dots" d="M0 0H320V240H0Z" />
      <path className="ct" d="M12 20V12H20M300 12H308V20M308 220V228H300M20 228H12V220" />
    </>
  );
}

/**
 * Hydration does not change the server's shapes and needs no family module: an element with a text child and
 * suppressHydrationWarning keeps its existing content. A changed drawing replaces them.
 */
function Kept(props: ObjectProps): ReactElement {
  const { family, form, count, seed, view, dimensionMm, code } = props;
  const loaded = loadedFamily(family);
  const key = [family, form, count, seed, view, dimensionMm, code].join();
  // The next page's drawings then wait for their family alone. Without it they ask for it themselves.
  useEffect(() => void loadParts().catch(() => undefined), []);
  if (useServerMarkup({ key, missing: loaded === undefined })) {
    return <g suppressHydrationWarning={true}>{''}</g>;
  }
  return (
    <g>
      {loaded ? (
        <loaded.Drawn {...props} loaded={loaded} />
      ) : (
        <Suspense fallback={null}>
          <Late {...props} />
        </Suspense>
      )}
    </g>
  );
}

function Late(props: ObjectProps): ReactElement {
  const loaded = use(loadFamily(props.family));
  return <loaded.Drawn {...props} loaded={loaded} />;
}
