import { useHost } from '@bazaar/host';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { useQuery } from '@tanstack/react-query';
import { messages } from './messages.ts';
import { type WalletView, walletHref } from './wallet.address.ts';
import { walletQueries } from './wallet.queries.ts';

const words = messages.places;

/** The lists of the wallet, of which one stands beside the charge; those of a supplier for who answers for one. */
export function WalletPlaces({ view: { company, show } }: { view: WalletView }) {
  const { data } = useQuery(walletQueries(useHost().api).wallets());
  const isOwn = company === null;
  const places = [
    { key: null, title: words.statement },
    { key: 'payments', title: words.payments },
    { key: 'withdrawals', title: words.withdrawals },
    ...(isOwn ? [{ key: 'limit', title: words.limit } as const] : []),
    ...(isOwn && data?.hasPayouts === true ? [{ key: 'payouts', title: words.payouts } as const] : []),
  ] as const;
  return (
    <div data-print="hide">
      <ChipRow label={words.label}>
        {places.map(({ key, title }) => (
          <Chip
            key={title}
            kind={key === show ? 'current' : 'rest'}
            href={walletHref({ company, show: key })}
          >
            {title}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
