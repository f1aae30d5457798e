import type { ProductFact } from '@bazaar/contracts/product';
import type * as z from 'zod/mini';
import type { BaseProductStyle, PropertyValue } from './property-values.ts';
import { fill, persianNumber } from './template.ts';
import type { Vocabulary, VocabularyUnit } from './vocabulary.ts';

export type Fact = z.input<typeof ProductFact>;

/** Chosen values by property code. */
export type Values = ReadonlyMap<string, PropertyValue>;

const LATIN_ONLY = /^[\x20-\x7e]+$/;
const CODE_BEFORE_NUMBER = /[A-Za-z][\w./-]*(?=\s[0-9۰-۹])/g;

/** A fact with a text value; codes and standards, all Latin, are marked. */
export function textFact(title: string, text: string): Fact {
  return { title, value: null, maxValue: null, text, isCode: LATIN_ONLY.test(text), unitSymbol: null };
}

/** A fact with a number and the symbol of its unit. */
export function numberFact(title: string, value: number, unitSymbol: string | null): Fact {
  return { title, value, maxValue: null, text: null, isCode: false, unitSymbol };
}

/** Facts of a product: those in its title come first. */
export function productFacts(vocabulary: Vocabulary, style: BaseProductStyle, values: Values): Fact[] {
  const inTitle = titleCodes(style);
  const codes = [...values.keys()].filter((code) => code in vocabulary.properties);
  const ordered = [
    ...inTitle.filter((code) => codes.includes(code)),
    ...codes.filter((code) => !inTitle.includes(code)),
  ];
  return ordered.map((code) => toFact(vocabulary, code, values.get(code)));
}

function toFact(vocabulary: Vocabulary, code: string, value: PropertyValue | undefined): Fact {
  const title = vocabulary.properties[code]?.title ?? code;
  if (value === undefined || 'text' in value) {
    return textFact(title, value?.text ?? '');
  }
  return {
    ...numberFact(title, value.value, unitOf(vocabulary, code)?.symbol ?? null),
    maxValue: value.maxValue,
  };
}

/** The unit in which a property's values are given. */
export function unitOf({ properties, measurement }: Vocabulary, code: string): VocabularyUnit | undefined {
  const property = properties[code];
  return measurement
    .find((quantity) => quantity.code === property?.quantity)
    ?.units.find((unit) => unit.code === property?.defaultUnit);
}

/**
 * The size as the title shows it: «DN80 بدنه چدن», «قطر ۲۰ میلی‌متر». Digits after a Latin code would be displayed
 * as a part of it, on its other side: a right-to-left mark ends the code (UAX #9, W7).
 */
export function sizeText(vocabulary: Vocabulary, style: BaseProductStyle, values: Values): string {
  const parts = [...values].flatMap(([code, value]) => {
    const number = 'text' in value ? value.text : persianNumber(value.maxValue ?? value.value);
    const unit = 'text' in value ? undefined : unitOf(vocabulary, code)?.title;
    return [
      [code, unit === undefined ? number : `${number} ${unit}`],
      [`${code}#`, number],
    ] as const;
  });
  return fill(style.size, Object.fromEntries(parts)).replace(CODE_BEFORE_NUMBER, '$&\u200F');
}

/** Letters and size: `CP-DN80`. */
export function skuOf(style: BaseProductStyle, values: Values): string {
  const first = [...(style.skuSize === undefined ? [] : [style.skuSize]), ...titleCodes(style)]
    .map((code) => values.get(code))
    .map((value) =>
      value === undefined || 'text' in value ? value?.text : String(value.maxValue ?? value.value),
    )
    .find((text) => text !== undefined && LATIN_ONLY.test(text));
  const size = first?.replaceAll(/[^A-Za-z0-9.]/g, '').toUpperCase();
  return size === undefined ? style.sku : `${style.sku}-${size}`;
}

/** Codes of the properties that a title contains; none for an unknown style. */
export function titleCodes(style: BaseProductStyle | undefined): string[] {
  return [...(style?.size ?? '').matchAll(/\{(\w+)#?\}/g)].map(([, code = '']) => code);
}
