import { links } from '@bazaar/contracts';
import type { CategoryTypeCount } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { TYPE_ICONS } from '../../common/category-type/type-icons.ts';
import styles from './type-tiles.module.css';

interface TypeTilesProps {
  label: string;
  types: readonly CategoryTypeCount[];
}

/** Types side by side in one frame: icon, count, title, examples. On a phone one below the other. */
export function TypeTiles({ label, types }: TypeTilesProps) {
  return (
    <section className={styles.frame} aria-label={label}>
      <ul className={styles.row}>
        {types.map(({ categoryType, title, count, examples }) => (
          <li key={categoryType} className={styles.tile}>
            <span className={styles.icon}>
              <Icon path={TYPE_ICONS[categoryType]} size="lg" />
            </span>
            <h2 className={styles.title}>
              <Link className={styles.link} stretched href={links.categoryType(categoryType)}>
                {title}
              </Link>
            </h2>
            <p className={styles.count}>{formatNumber(count)}</p>
            <p className={styles.examples}>{examples.join('، ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
