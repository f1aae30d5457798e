import type { Supplier } from '@bazaar/contracts/merchant';
import { formatNumber } from '@bazaar/locale';
import { Card, CardHead } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import styles from './catalog-categories.module.css';
import { messages } from './messages.ts';
import { catalogHref } from './supplier-catalog.address.ts';
import type { CatalogData } from './supplier-catalog-head.ts';

interface CatalogCategoriesProps {
  categories: Supplier['categories'];
  view: CatalogData;
  total: number;
}

/** Links to the categories in which the supplier has items of the type. */
export function CatalogCategories({ categories, view, total }: CatalogCategoriesProps) {
  const { id, categoryType, categoryId, sort } = view;
  const entries = [
    { id: null, title: messages.all, itemsCount: total },
    ...categories.map((category) => ({ ...category })),
  ];
  return (
    <Card as="section" labelledBy="catalog-categories">
      <CardHead id="catalog-categories" title={messages.categories} />
      <nav aria-label={messages.categories}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Link
                className={styles.entry}
                href={catalogHref({ id, categoryType, sort, categoryId: entry.id })}
                aria-current={entry.id === categoryId ? 'page' : undefined}
              >
                <bdi>{entry.title}</bdi>
                <span className={styles.count}>{formatNumber(entry.itemsCount)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
