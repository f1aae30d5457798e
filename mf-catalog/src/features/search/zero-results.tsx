import { links } from '@bazaar/contracts';
import { formatNumber, wrongKeyboard } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { ItemDrawing } from '@bazaar/ui/drawing';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';
import { type SearchView, searchAddress } from './search-address.ts';
import { countIn, type SearchResults } from './search-results.ts';

const INSPECTION = { family: 'inspect', seed: 1, dimensionMm: null, code: null };

/** Nothing was found: what was perhaps meant, and where else there is something. */
export function ZeroResults({ view, results }: { view: SearchView; results: SearchResults }) {
  const meant = wrongKeyboard(view.term);
  const elsewhere = view.scope === 'everywhere' ? 0 : countIn(results, 'everywhere');
  return (
    <EmptyState
      art={<ItemDrawing spec={INSPECTION} bare />}
      title={messages.nothingFound}
      actions={
        <>
          {meant !== null && (
            <LinkButton kind="ink" href={links.search(meant)}>
              {messages.didYouMean} «<bdi>{meant}</bdi>» {messages.was}
            </LinkButton>
          )}
          {elsewhere > 0 && (
            <LinkButton
              kind={meant === null ? 'ink' : 'outline'}
              href={searchAddress({ ...view, scope: 'everywhere', page: 1 })}
            >
              {messages.everywhere(formatNumber(elsewhere))}
            </LinkButton>
          )}
        </>
      }
    >
      {messages.advice}
    </EmptyState>
  );
}
