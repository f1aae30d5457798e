import { links } from '@bazaar/contracts';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber, wrongKeyboard } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { mdiClipboardEditOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { choiceCount, type SearchView, searchHref, withoutChoices } from './search.address.ts';
import { countIn, type SearchResults } from './search-results.ts';

const INSPECTION = { family: 'inspect', seed: 1, dimensionMm: null, code: null };

interface Way {
  href: string;
  text: ReactNode;
}

/** Shown when nothing was found: a corrected term, other scopes with results, and a link to post a request. */
export function ZeroResults({ view, results }: { view: SearchView; results: SearchResults }) {
  const [first, ...others] = waysOf(view, results);
  return (
    <EmptyState
      art={<ItemDrawing spec={INSPECTION} bare />}
      title={messages.nothingFound}
      actions={
        <>
          {first && (
            <LinkButton kind="ink" href={first.href}>
              {first.text}
            </LinkButton>
          )}
          {others.map(({ href, text }) => (
            <LinkButton key={href} href={href}>
              {text}
            </LinkButton>
          ))}
          <LinkButton
            kind={first ? 'outline' : 'ink'}
            icon={mdiClipboardEditOutline}
            href={links.needFinder(view.term)}
          >
            {messages.toNeed}
          </LinkButton>
        </>
      }
    >
      {choiceCount(view.choices) > 0 ? messages.adviceNarrow : messages.advice}
    </EmptyState>
  );
}

/** Searches that may find something, most likely first. */
function waysOf(view: SearchView, results: SearchResults): Way[] {
  const meant = wrongKeyboard(view.term);
  const elsewhere = view.scope === 'everywhere' ? 0 : countIn(results, 'everywhere');
  const ways: (Way | null)[] = [
    meant === null
      ? null
      : {
          href: links.search(meant),
          text: (
            <>
              {messages.didYouMean} «<bdi>{meant}</bdi>» {messages.was}
            </>
          ),
        },
    choiceCount(view.choices) === 0 ? null : { href: withoutChoices(view), text: messages.withoutChoices },
    elsewhere === 0
      ? null
      : {
          href: searchHref(view, { scope: 'everywhere' }),
          text: messages.everywhere(formatNumber(elsewhere)),
        },
  ];
  return ways.filter((way) => way !== null);
}
