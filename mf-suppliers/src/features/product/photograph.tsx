import type { ProductImage } from '@bazaar/contracts/product';
import styles from './photograph.module.css';
import { srcSetOf, widestOf } from './photograph.rules.ts';

interface PhotographProps {
  image: ProductImage;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  /** Text for screen readers; empty where the control around it has a name. */
  alt: string;
  /** Whether it is the largest picture of the first view. */
  isFirst?: boolean;
}

/** A photograph of an item in the smallest type and width that serve the screen. Renders a `<picture>`. */
export function Photograph({ image, sizes, alt, isFirst = false }: PhotographProps) {
  const small = image.sources.filter(({ type }) => type !== 'image/jpeg');
  const jpeg = image.sources.find(({ type }) => type === 'image/jpeg');
  return (
    <picture>
      {small.map((source) => (
        <source key={source.type} type={source.type} srcSet={srcSetOf(image, source)} sizes={sizes} />
      ))}
      <img
        className={styles.photograph}
        src={widestOf(image)}
        srcSet={jpeg && srcSetOf(image, jpeg)}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}
