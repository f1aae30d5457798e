import type { Mention } from '../understanding/mentions.rules.ts';
import type { UnitMeaning } from '../understanding/units.rules.ts';

/** What «کیلو» alone is short for besides kilograms: the columns of the good tell which is meant. */
const KILO: readonly UnitMeaning[] = [
  ...['power', 'apparent_power', 'current'].map((quantity) => ({ quantity, factor: 1000 })),
  { quantity: 'voltage', factor: 1000, tolerance: 0.055 },
];

const isWeight = (before: Mention | undefined) => /^ب?وزن$/.test(before?.tokens.at(-1)?.stem ?? '');

/** «اینورتر ۱۱ کیلو» is one of 11 kW, «ترانس ۲۰ کیلو» one of 20 kV. */
export function withKilo(mention: Mention, before: Mention | undefined): Mention {
  const { amount, tokens } = mention;
  const unit = tokens.at(-1)?.word === 'کیلو' ? amount?.unit : undefined;
  return amount === undefined || unit === undefined || isWeight(before)
    ? mention
    : { ...mention, amount: { ...amount, unit: { ...unit, meanings: [...unit.meanings, ...KILO] } } };
}
