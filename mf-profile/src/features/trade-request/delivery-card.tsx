import type { TradeRequest } from '@bazaar/contracts/trade';
import { formatJalaliLong, formatMobile, formatPostalCode } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { messages } from './messages.ts';

const words = messages.delivery;

/** Where to, until when and on which terms. */
export function DeliveryCard({ request }: { request: TradeRequest }) {
  return (
    <Card as="section" labelledBy="request-delivery">
      <CardHead id="request-delivery" title={words.title} />
      <CardBody>
        <FactRows facts={factsOf(request)} />
      </CardBody>
    </Card>
  );
}

function factsOf({ deliveryAddress, needBy, terms, note }: TradeRequest): Fact[] {
  const facts: [label: string, value: Fact['value'] | null][] = [
    [words.address, deliveryAddress === null ? words.none : addressText(deliveryAddress)],
    [words.postalCode, deliveryAddress?.postalCode ? formatPostalCode(deliveryAddress.postalCode) : null],
    [words.receiver, deliveryAddress === null ? null : <Receiver address={deliveryAddress} />],
    [words.needBy, needBy === null ? words.none : formatJalaliLong(needBy)],
    [words.payment, terms.payment],
    [words.terms, terms.delivery],
    [words.inspection, terms.inspection],
    [words.note, note],
  ];
  return facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}

type Address = NonNullable<TradeRequest['deliveryAddress']>;

function addressText(given: Address): string {
  const { provinceTitle, cityTitle, address, plaque, unit } = given;
  const parts = [
    provinceTitle === cityTitle ? null : provinceTitle,
    cityTitle,
    address,
    plaque && words.plaque(plaque),
    unit && words.unit(unit),
  ];
  return parts.filter(Boolean).join('، ');
}

function Receiver({ address: { receiverName, receiverMobile } }: { address: Address }) {
  return (
    <>
      <bdi>{receiverName}</bdi> {receiverMobile !== null && <bdi dir="ltr">{formatMobile(receiverMobile)}</bdi>}
    </>
  );
}
