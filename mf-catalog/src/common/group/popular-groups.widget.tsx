import { links } from '@bazaar/contracts';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Section } from '@bazaar/ui/container';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../text/messages.ts';
import { groupQuery } from './group.queries.ts';

const SHOWN = 8;

/** The largest groups of all types as links; renders nothing when they fail to load. */
export function PopularGroups() {
  const { data = [] } = useQuery(groupQuery(useHost().api));
  const largest = data
    .filter(({ itemsCount }) => itemsCount > 0)
    .toSorted((one, other) => other.itemsCount - one.itemsCount)
    .slice(0, SHOWN);
  if (largest.length === 0) {
    return null;
  }
  return (
    <Section title={messages.popular}>
      <ChipRow label={messages.popular}>
        {largest.map(({ id, slug, title, itemsCount }) => (
          <Chip key={id} href={links.category(id, slug)} count={formatNumber(itemsCount)}>
            {title}
          </Chip>
        ))}
      </ChipRow>
    </Section>
  );
}
