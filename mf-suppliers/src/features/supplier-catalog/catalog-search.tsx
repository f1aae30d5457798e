import { links } from '@bazaar/contracts';
import { Button } from '@bazaar/ui/button';
import { mdiMagnify } from '@mdi/js';
import styles from './catalog-search.module.css';
import { messages } from './messages.ts';
import { catalogAddress } from './supplier-catalog.address.ts';
import type { CatalogData } from './supplier-catalog-head.ts';

/**
 * Searches the supplier's items of the type by words; a GET form with its own address, so it works without a script.
 */
export function CatalogSearch({ view }: { view: CatalogData }) {
  const { id, categoryType, term } = view;
  return (
    <form className={styles.form} action={links.supplierProducts(id, categoryType)}>
      {catalogAddress.pairs({ ...view, term: '', page: 1 }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
