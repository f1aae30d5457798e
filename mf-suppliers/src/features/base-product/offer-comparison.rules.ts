import type { Offer, ProductFact } from '@bazaar/contracts/product';
import { isPriceOutdated, leadText, stockText } from '@bazaar/listing';
import { formatJalaliLong, formatNumber, formatTomanText } from '@bazaar/locale';
import type { ComparisonCell, ComparisonRow } from '../../common/compare/comparison.rules.ts';
import { factText } from '../../common/compare/product-comparison.ts';
import { durationText } from '../../common/duration/duration-text.ts';
import { messages as shared } from '../../common/text/messages.ts';
import { messages } from './messages.ts';
import { amountText } from './offer-words.ts';

const { comparison: words, offers: tableWords } = messages;

/** A property's cell also carries the property, so that number and unit can be shown apart. */
export interface OfferCell extends ComparisonCell {
  fact?: ProductFact;
}

interface RowKind extends Omit<ComparisonRow, 'cells'> {
  cell: (offer: Offer) => OfferCell;
}

/** Rows that compare offers: the terms of each first, then every property that any of them has. */
export function offerRows(
  offers: readonly Offer[],
  { quantity, unit, now }: { quantity: number; unit: string; now: string },
): ComparisonRow<OfferCell>[] {
  const terms = [...priceKinds(quantity, unit, now), ...TERM_KINDS, ...TRUST_KINDS].map(
    ({ cell, ...row }) => ({
      ...row,
      cells: offers.map(cell),
    }),
  );
  return [...terms, ...factRows(offers)];
}

function priceKinds(quantity: number, unit: string, now: string): RowKind[] {
  const lowest = { is: 'lowest', word: words.lowest } as const;
  return [
    {
      key: 'price',
      label: words.price(unit),
      cell: (offer) => confirmed(offer, now, moneyCell(offer.forQuantity?.unitPriceRial ?? null)),
      best: lowest,
    },
    {
      key: 'total',
      label: words.total(amountText(quantity, unit)),
      cell: (offer) => confirmed(offer, now, totalCell(offer)),
      best: lowest,
    },
  ];
}

/** A price that has to be confirmed has no figure, so it is never marked as the lowest. */
function confirmed(offer: Offer, now: string, cell: ComparisonCell): ComparisonCell {
  return isPriceOutdated(offer, now) ? { text: `${cell.text} (${shared.priceDoubt})`, figure: null } : cell;
}

/** A total that cannot be ordered has no figure, so it is never marked as the best. */
function totalCell({ forQuantity, minOrder, stepQuantity, saleUnit }: Offer): ComparisonCell {
  const least = amountText(minOrder, saleUnit);
  switch (forQuantity?.problem) {
    case 'belowMinimum':
      return { text: tableWords.belowMinimum(least) };
    case 'betweenSteps':
      return { text: tableWords.betweenSteps(least, formatNumber(stepQuantity)) };
    default:
      return moneyCell(forQuantity?.totalRial ?? null);
  }
}

function moneyCell(amountRial: number | null): ComparisonCell {
  return amountRial === null
    ? { text: tableWords.inquiry, figure: null }
    : { text: formatTomanText(amountRial), figure: amountRial };
}

const wantedOf = ({ forQuantity }: Offer) => forQuantity?.quantity ?? null;

const TERM_KINDS: readonly RowKind[] = [
  {
    key: 'leadTime',
    label: words.leadTime,
    cell: (offer) => ({ text: leadText(offer, wantedOf(offer)), figure: offer.leadTimeDays }),
    best: { is: 'lowest', word: words.fastest },
  },
  {
    key: 'stock',
    label: words.stock,
    cell: (offer) => ({ text: stockText(offer, wantedOf(offer)), figure: offer.stock }),
    best: { is: 'highest', word: words.highest },
  },
  {
    key: 'minOrder',
    label: words.minOrder,
    cell: ({ minOrder, saleUnit }) => ({ text: amountText(minOrder, saleUnit), figure: minOrder }),
    best: { is: 'lowest', word: words.lowest },
  },
  {
    key: 'step',
    label: words.step,
    cell: ({ stepQuantity, saleUnit }) => ({ text: amountText(stepQuantity, saleUnit) }),
  },
  {
    key: 'validUntil',
    label: words.validUntil,
    cell: ({ priceValidUntil }) => ({ text: priceValidUntil && formatJalaliLong(priceValidUntil) }),
  },
];

const TRUST_KINDS: readonly RowKind[] = [
  {
    key: 'verified',
    label: words.verified,
    cell: ({ supplier: { verifiedAt } }) => ({
      text: verifiedAt === null ? tableWords.notVerified : formatJalaliLong(verifiedAt),
    }),
  },
  {
    key: 'rating',
    label: words.rating,
    cell: ({ supplier: { rating } }) =>
      rating === 0 ? { text: null } : { text: tableWords.ratingOf(formatNumber(rating)), figure: rating },
    best: { is: 'highest', word: words.highest },
  },
  {
    key: 'response',
    label: words.response,
    cell: ({ supplier: { responseMinutes } }) => ({
      text: responseMinutes === null ? null : durationText(responseMinutes),
      figure: responseMinutes,
    }),
    best: { is: 'lowest', word: words.quickest },
  },
  { key: 'city', label: words.city, cell: ({ supplier }) => ({ text: supplier.cityTitle }) },
  { key: 'province', label: words.province, cell: ({ supplier }) => ({ text: supplier.provinceTitle }) },
];

/** Properties by title, in the order in which the offers list them. */
function factRows(offers: readonly Offer[]): ComparisonRow<OfferCell>[] {
  const titles = new Set(offers.flatMap(({ facts }) => facts.map(({ title }) => title)));
  return [...titles].map((title) => ({
    key: `fact:${title}`,
    label: title,
    cells: offers.map(({ facts }) => {
      const fact = facts.find((candidate) => candidate.title === title);
      return fact === undefined ? { text: null } : { text: factText(fact), fact };
    }),
  }));
}
