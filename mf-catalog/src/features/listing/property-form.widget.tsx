import { Button } from '@bazaar/ui/button';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { listingAddress } from '../../common/listing/listing.address.ts';
import { ListingFacets } from '../../common/listing/listing-facets.tsx';
import { choiceCount } from '../../common/listing/listing-filter.widget.tsx';
import { useFilterDraft } from '../../common/listing/use-filter-draft.ts';
import type { Listing } from '../../common/listing/use-listing.ts';
import { messages } from './messages.ts';
import styles from './property-form.module.css';

interface PropertyFormProps {
  list: Listing;
  /** Path of the list that the filter applies to. */
  path: string;
  /** The noun for an item in a count. */
  name: string;
}

/** Every facet open in a grid, and a link to the list with the choices applied. */
export function PropertyForm({ list: { data, facets, products }, path, name }: PropertyFormProps) {
  const navigate = useNavigate();
  const { filter, found, applyLabel, change } = useFilterDraft({
    scope: data.scope,
    applied: data.filter,
    appliedCount: products.totalCount,
    name,
  });
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(path + listingAddress.write(data, { filter }));
  };
  return (
    <form method="get" action={path} onSubmit={show} noValidate>
      <div className={styles.grid}>
        <ListingFacets facets={facets} filter={filter} onChange={change} found={found} allOpen />
      </div>
      <div className={styles.foot}>
        {choiceCount(filter) > 0 && (
          <Button kind="text" onClick={() => change({})}>
            {messages.clearAll}
          </Button>
        )}
        <Button type="submit" kind="primary" size="lg">
          {applyLabel}
        </Button>
      </div>
    </form>
  );
}
