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

function factsOf({ deliveryAddress, needBy, quote, terms, note }: TradeRequest): Fact[] {
  const address = deliveryAddress === null ? words.none : addressText(deliveryAddress);
  const postalCode = deliveryAddress?.postalCode ? <PostalCode code={deliveryAddress.postalCode} /> : null;
  const receiver = deliveryAddress?.receiverName ? <Receiver address={deliveryAddress} /> : null;
  const facts = [
    { label: words.address, value: address },
    { label: words.postalCode, value: postalCode },
    { label: words.receiver, value: receiver },
    { label: words.needBy, value: needBy === null ? words.none : formatJalaliLong(needBy) },
    { label: words.shipBy, value: quote && formatJalaliLong(quote.shipBy) },
    { label: words.payment, value: terms.payment },
    { label: words.terms, value: terms.delivery },
    { label: words.inspection, value: terms.inspection },
    { label: words.note, value: note },
  ];
  return facts.filter(({ value }) => value !== null && value !== '');
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

/** Not a range of two numbers, which plain text would be read as. */
function PostalCode({ code }: { code: string }) {
  return <bdi dir="ltr">{formatPostalCode(code)}</bdi>;
}

function Receiver({ address: { receiverName, receiverMobile } }: { address: Address }) {
  return (
    <>
      <bdi>{receiverName}</bdi>{' '}
      {receiverMobile !== null && <bdi dir="ltr">{formatMobile(receiverMobile)}</bdi>}
    </>
  );
}
