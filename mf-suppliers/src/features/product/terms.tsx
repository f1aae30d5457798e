import type { SupplierProduct } from '@bazaar/contracts/product';
import { leadText } from '@bazaar/listing';
import { formatJalaliLong, formatNumber } from '@bazaar/locale';
import type { Fact } from '@bazaar/ui/facts';
import { TimeText } from '@bazaar/ui/time';
import { isGood } from './item-kind.rules.ts';
import { messages } from './messages.ts';

const CITIES_SHOWN = 4;

/** The terms on which an item is sold. */
export function termsOf(product: SupplierProduct): Fact[] {
  const { minOrder, stepQuantity, saleUnit, originCountry, updatedAt, categoryType } = product;
  const quantity = (count: number) => `${formatNumber(count)} ${saleUnit}`;
  return [
    { label: messages.minOrder, value: quantity(minOrder) },
    ...(stepQuantity > 1 ? [{ label: messages.stepQuantity, value: quantity(stepQuantity) }] : []),
    {
      label: categoryType.endsWith('Service') ? messages.workTime : messages.leadTime,
      value: leadText(product, null),
    },
    ...(categoryType === 'ElectronicDocument'
      ? []
      : [{ label: messages.deliveryCities, value: citiesText(product.deliveryCities) }]),
    ...(isGood(product) ? [{ label: messages.origin, value: originCountry }] : []),
    {
      label: messages.updatedAt,
      value: <TimeText dateTime={updatedAt}>{formatJalaliLong(updatedAt)}</TimeText>,
    },
  ];
}

function citiesText(cities: readonly string[]): string {
  if (cities.length === 0) {
    return messages.anyCity;
  }
  const rest = cities.length - CITIES_SHOWN;
  return cities.slice(0, CITIES_SHOWN).join('، ') + (rest > 0 ? messages.moreCities(formatNumber(rest)) : '');
}
