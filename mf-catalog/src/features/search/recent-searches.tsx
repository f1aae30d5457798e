import { links } from '@bazaar/contracts';
import { recentSearches } from '@bazaar/host';
import { useStoredValue } from '@bazaar/storage';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Section } from '@bazaar/ui/container';
import { mdiHistory } from '@mdi/js';
import { messages } from './messages.ts';

const SHOWN = 6;

/** The visitor's previous searches as links; renders nothing on the server, which does not know them. */
export function RecentSearches({ except }: { except: string }) {
  const others = useStoredValue(recentSearches)
    .filter((term) => term !== except)
    .slice(0, SHOWN);
  if (others.length === 0) {
    return null;
  }
  return (
    <Section title={messages.recent}>
      <ChipRow label={messages.recent}>
        {others.map((term) => (
          <Chip key={term} icon={mdiHistory} href={links.search(term)}>
            {term}
          </Chip>
        ))}
      </ChipRow>
    </Section>
  );
}
