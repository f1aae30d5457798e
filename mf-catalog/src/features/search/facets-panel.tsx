import type { SearchFacets } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { Counter } from '@bazaar/ui/badge';
import { Button, IconButton } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { mdiClose, mdiTuneVariant } from '@mdi/js';
import { FacetLinks } from './facet-links.tsx';
import { facetGroupsOf } from './facets.rules.ts';
import styles from './facets-panel.module.css';
import { messages } from './messages.ts';
import { choiceCount, type SearchView, withoutChoices } from './search.address.ts';

const PANEL_ID = 'search-facets';

interface SearchFacetsPanelProps {
  view: SearchView;
  facets: SearchFacets;
  totalCount: number;
}

/** Whether there is anything to choose, or to remove. */
export function hasFacets(view: SearchView, facets: SearchFacets | undefined): facets is SearchFacets {
  return facets !== undefined && (choiceCount(view.choices) > 0 || facetGroupsOf(view, facets).length > 0);
}

/**
 * The filters of the results: beside them where there is room, on a phone a sheet over the page. The sheet is a
 * native popover, so that it opens without any script, as the links in it work.
 */
export function SearchFacetsPanel({ view, facets, totalCount }: SearchFacetsPanelProps) {
  const chosen = choiceCount(view.choices);
  return (
    <div>
      <div className={styles.opener}>
        <Button icon={mdiTuneVariant} popoverTarget={PANEL_ID} wide>
          {messages.facets} {chosen > 0 && <Counter>{formatNumber(chosen)}</Counter>}
        </Button>
      </div>
      <aside id={PANEL_ID} popover="auto" className={styles.panel} aria-label={messages.facets}>
        <header className={styles.head}>
          <h2 className={styles.title}>{messages.facets}</h2>
          {chosen > 0 && <Link href={withoutChoices(view)}>{messages.clear}</Link>}
          <IconButton
            className={styles.close}
            icon={mdiClose}
            label={messages.facetsClose}
            popoverTarget={PANEL_ID}
            popoverTargetAction="hide"
          />
        </header>
        {facetGroupsOf(view, facets).map(({ key, items }) => (
          <FacetLinks key={key} title={messages.facetTitles[key]} items={items} />
        ))}
        {!facets.isExact && <p className={styles.note}>{messages.inexact}</p>}
        <footer className={styles.foot}>
          <Button kind="primary" wide size="lg" popoverTarget={PANEL_ID} popoverTargetAction="hide">
            {messages.facetsShow(formatNumber(totalCount))}
          </Button>
        </footer>
      </aside>
    </div>
  );
}
