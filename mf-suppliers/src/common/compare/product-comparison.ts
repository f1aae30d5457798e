import type { ProductFact, SupplierProduct } from '@bazaar/contracts/product';
import { isPriceOutdated, leadText, stockText } from '@bazaar/listing';
import { formatJalaliLong, formatNumber, formatToman, formatTomanText, spellRanges } from '@bazaar/locale';
import { messages as shared } from '../text/messages.ts';
import type { ComparisonCell, ComparisonRow } from './comparison.rules.ts';
import { messages } from './messages.ts';

/** All comparison rows of the given products: offer and supplier first, then every property that any of them has. Prices are valid at `now`, ISO UTC. */
export function productComparison(products: readonly SupplierProduct[], now: string): ComparisonRow[] {
  return [...offerRows(products, now), ...supplierRows(products), ...factRows(products)];
}

function rowOf(
  label: string,
  products: readonly SupplierProduct[],
  cellOf: (product: SupplierProduct) => ComparisonCell,
): ComparisonRow {
  return { key: label, label, cells: products.map(cellOf) };
}

function offerRows(products: readonly SupplierProduct[], now: string): ComparisonRow[] {
  const { leadTime, validUntil, origin, fastest } = messages;
  const units = new Set(products.map(({ saleUnit }) => saleUnit));
  const [unit] = units;
  // Quantities in different units cannot be compared.
  const isAlike = units.size === 1;
  return [
    priceRow(products, isAlike ? unit : undefined, now),
    rowOf(validUntil, products, ({ priceRial, priceValidUntil }) => ({
      text: priceRial === null || priceValidUntil === null ? null : formatJalaliLong(priceValidUntil),
    })),
    {
      ...rowOf(messages.minOrder, products, ({ minOrder, saleUnit }) => ({
        text: `${formatNumber(minOrder)} ${saleUnit}`,
        figure: minOrder,
      })),
      ...(isAlike && { best: { is: 'lowest' as const, word: messages.lowest } }),
    },
    {
      ...rowOf(leadTime, products, (product) => ({
        text: leadText(product, null),
        figure: product.leadTimeDays,
      })),
      best: { is: 'lowest', word: fastest },
    },
    rowOf(messages.stock, products, (product) => ({ text: stockText(product, null) })),
    rowOf(origin, products, ({ originCountry }) => ({ text: originCountry })),
  ];
}

/** A price that has to be confirmed has no figure, so it is never marked as the lowest. */
function priceRow(
  products: readonly SupplierProduct[],
  unit: string | undefined,
  now: string,
): ComparisonRow {
  const textOf = ({ priceRial, saleUnit }: SupplierProduct) => {
    if (priceRial === null) {
      return messages.inquiry;
    }
    return unit === undefined ? `${formatToman(priceRial)} تومان / ${saleUnit}` : formatTomanText(priceRial);
  };
  const label = unit === undefined ? messages.priceOfUnits : messages.price(unit);
  const row = rowOf(label, products, (product) =>
    isPriceOutdated(product, now)
      ? { text: `${textOf(product)} (${shared.priceDoubt})`, figure: null }
      : { text: textOf(product), figure: product.priceRial },
  );
  return unit === undefined ? row : { ...row, best: { is: 'lowest', word: messages.lowest } };
}

function supplierRows(products: readonly SupplierProduct[]): ComparisonRow[] {
  return [
    rowOf(messages.supplier, products, ({ supplier }) => ({ text: supplier.name })),
    rowOf(messages.city, products, ({ supplier }) => ({ text: supplier.cityTitle })),
    rowOf(messages.verified, products, ({ supplier: { verifiedAt } }) => ({
      text: verifiedAt === null ? messages.notVerified : formatJalaliLong(verifiedAt),
    })),
  ];
}

function factRows(products: readonly SupplierProduct[]): ComparisonRow[] {
  const titles = new Set(products.flatMap(({ facts }) => facts.map(({ title }) => title)));
  return [...titles].map((title) => ({
    ...rowOf(title, products, ({ facts }) => {
      const fact = facts.find((candidate) => candidate.title === title);
      return { text: fact === undefined ? null : factText(fact) };
    }),
    key: `fact:${title}`,
  }));
}

/** A property in one line: «۸ تا ۱۶ bar». */
export function factText({ value, maxValue, text, unitSymbol }: ProductFact): string | null {
  if (value === null) {
    return text === null ? null : spellRanges(text);
  }
  const figure =
    maxValue === null ? formatNumber(value) : `${formatNumber(value)} تا ${formatNumber(maxValue)}`;
  return unitSymbol === null ? figure : `${figure} ${unitSymbol}`;
}
