import { useHost } from '@bazaar/host';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { useQuery } from '@tanstack/react-query';
import { messages } from './messages.ts';
import { walletHref } from './wallet.address.ts';
import { walletQueries } from './wallet.queries.ts';

const words = messages.company;

/** The wallets that the reader may use, when there are several; nothing for their own alone. */
export function CompanySwitch({ company }: { company: number | null }) {
  const { data } = useQuery(walletQueries(useHost().api).wallets());
  if (data === undefined || data.items.length < 2) {
    return null;
  }
  return (
    <ChipRow label={words.label}>
      {data.items.map(({ customerUserId, title, role }) => {
        const address = role === 'owner' ? null : customerUserId;
        return (
          <Chip
            key={customerUserId}
            kind={address === company ? 'current' : 'rest'}
            href={walletHref({ company: address })}
          >
            {role === 'owner' ? words.own : (title ?? words.unnamed)}
          </Chip>
        );
      })}
    </ChipRow>
  );
}
