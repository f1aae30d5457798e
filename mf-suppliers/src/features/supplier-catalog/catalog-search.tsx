import { links } from '@bazaar/contracts';
import { Button } from '@bazaar/ui/button';
import { mdiMagnify } from '@mdi/js';
import styles from './catalog-search.module.css';
import { messages } from './messages.ts';
import { DEFAULT_SORT } from './supplier-catalog.rules.ts';
import type { CatalogData } from './supplier-catalog-head.ts';

/** Looks for a word among the supplier's items of the type; an address of its own, so it works without a script. */
export function CatalogSearch({ view: { id, categoryType, categoryId, sort, term } }: { view: CatalogData }) {
  return (
    <form className={styles.form} action={links.supplierProducts(id, categoryType)}>
      {categoryId !== null && <input type="hidden" name="category" value={categoryId} />}
      {sort !== DEFAULT_SORT && <input type="hidden" name="sort" value={sort} />}
      <input
        className={styles.input}
        type="search"
        name="term"
        defaultValue={term}
        maxLength={60}
        aria-label={messages.search}
        placeholder={messages.searchPlaceholder}
      />
      <Button type="submit" icon={mdiMagnify}>
        {messages.searchSubmit}
      </Button>
    </form>
  );
}
