import { formatJalaliShort } from '@bazaar/locale';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { messages } from './messages.ts';
import { type RequestsView, requestsHref } from './trade-requests.address.ts';

const MAX_LETTERS = 24;

interface ActiveFiltersProps {
  view: RequestsView;
  /** The name of the chosen supplier, where it is known. */
  supplierName: string | undefined;
}

/** What narrows the list, each with the address that removes it. */
export function ActiveFilters({ view, supplierName }: ActiveFiltersProps) {
  const { term, supplierId, from, to } = view;
  const words = messages.filter;
  const filters = [
    { isActive: term !== '', text: shortened(term), change: { term: '' } },
    {
      isActive: supplierId !== null,
      text: supplierName ?? words.chosenSupplier,
      change: { supplierId: null },
    },
    { isActive: from !== null, text: words.activeFrom(dateText(from)), change: { from: null } },
    { isActive: to !== null, text: words.activeTo(dateText(to)), change: { to: null } },
  ].filter(({ isActive }) => isActive);
  return filters.length === 0 ? null : (
    <ChipRow label={words.active}>
      {filters.map(({ text, change }) => (
        <Chip key={Object.keys(change).join()} kind="applied" href={requestsHref(view, change)}>
          {text}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** A chip never breaks its line, so that a long search would widen a phone's page. */
function shortened(term: string): string {
  const letters = Array.from(term);
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join('')}…` : term;
}

function dateText(day: string | null): string {
  return day === null ? '' : formatJalaliShort(day);
}
