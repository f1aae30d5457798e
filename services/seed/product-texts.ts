import type { Family, FamilyVariant } from './families.ts';
import { leadText } from './item-common.ts';
import type { ItemTexts } from './item-texts.ts';
import type { SeededSupplier } from './make-supplier.ts';
import type { Price } from './prices.ts';
import type { Random } from './random.ts';
import { fill, persianNumber } from './template.ts';

interface Described {
  readonly family: Family;
  readonly variant: FamilyVariant;
  readonly supplier: SeededSupplier;
  readonly random: Random;
  /** Days. */
  readonly lead: number;
  readonly isStocked: boolean;
  readonly priceKind: Price['price_kind'];
}

/** What the base product is, and one sentence about this offer. */
export function describeProduct(texts: ItemTexts, described: Described): string {
  const { family, variant, supplier, random, lead } = described;
  const sentence = fill(random.pick(sentencesFor(texts, described)), {
    supplier: supplier.name,
    city: supplier.cityTitle,
    min: persianNumber(variant.minOrder),
    unit: family.saleUnit,
    lead: leadText(lead),
  });
  return `${family.description} ${sentence}`;
}

/** Sentences that are true of an offer; what limits a buyer most comes first. */
function sentencesFor({ product }: ItemTexts, { family, isStocked, priceKind }: Described) {
  if (family.localDeliveryOnly) {
    return product.local;
  }
  if (priceKind !== 'fixed') {
    return product[priceKind];
  }
  return isStocked ? product.stocked : product.ordered;
}
