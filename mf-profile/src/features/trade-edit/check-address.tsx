import type { DeliveryAddress } from '@bazaar/contracts/merchant';
import type { TradeRequest } from '@bazaar/contracts/trade';
import { formatMobile, formatPostalCode } from '@bazaar/locale';
import type { Fact } from '@bazaar/ui/facts';
import { addressMessages } from './address-messages.ts';
import { checkMessages as messages } from './check-messages.ts';

type StoredAddress = NonNullable<TradeRequest['deliveryAddress']>;

interface Chosen {
  /** The chosen address; null while there is none. */
  id: number | null;
  addresses: readonly DeliveryAddress[];
  /** The request as it is stored: its address may be one that the reader does not own. */
  stored: Pick<TradeRequest, 'deliveryAddressId' | 'deliveryAddress'>;
}

/** Where to, with the postal code and the receiver: what a driver needs. */
export function addressFacts({ id, addresses, stored }: Chosen): Fact[] {
  const own = addresses.find((address) => address.id === id);
  const address = own ?? (stored.deliveryAddressId === id ? stored.deliveryAddress : null);
  if (id === null || address === null) {
    return [{ label: messages.address, value: id === null ? messages.none : messages.addressStored }];
  }
  return [
    { label: messages.address, value: addressText(address) },
    { label: messages.postalCode, value: address.postalCode && <PostalCode code={address.postalCode} /> },
    { label: messages.receiver, value: address.receiverName && <Receiver {...address} /> },
  ].filter(({ value }) => value !== null);
}

function addressText({
  cityTitle,
  address,
  provinceTitle,
  plaque,
  unit,
}: Omit<StoredAddress, 'title'>): string {
  return [
    addressMessages.line(cityTitle, address ?? provinceTitle),
    ...(plaque === null ? [] : [addressMessages.plaque(plaque)]),
    ...(unit === null ? [] : [addressMessages.unit(unit)]),
  ].join('، ');
}

/** Not a range of two numbers, which plain text would be read as. */
function PostalCode({ code }: { code: string }) {
  return <bdi dir="ltr">{formatPostalCode(code)}</bdi>;
}

function Receiver({ receiverName, receiverMobile }: Pick<StoredAddress, 'receiverName' | 'receiverMobile'>) {
  return (
    <>
      <bdi>{receiverName}</bdi>{' '}
      {receiverMobile !== null && <bdi dir="ltr">{formatMobile(receiverMobile)}</bdi>}
    </>
  );
}
