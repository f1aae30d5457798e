import type { SeededSupplier } from './make-supplier.ts';
import type { Random } from './random.ts';
import { persianNumber } from './template.ts';

const DAY_MS = 86_400_000;
const LARGE_CITIES = [
  'تهران',
  'اصفهان',
  'مشهد',
  'تبریز',
  'شیراز',
  'اهواز',
  'کرج',
  'قم',
  'اراک',
  'قزوین',
  'بندرعباس',
  'یزد',
];

/** Days for which a price is fresh, and the share of the items whose supplier has not confirmed it since. */
const FRESH_DAYS = 13;
const OLD_SHARE = 0.14;
const OLD_DAYS = [17, 75] as const;

export interface ItemTimes {
  readonly published_at: string;
  readonly updated_at: string;
}

/** The times when an item was published and last updated, and whether its price is outdated. */
export function chooseTimes(
  random: Random,
  now: Date,
): { readonly times: ItemTimes; readonly updatedAt: Date; readonly isOld: boolean } {
  const isOld = random.chance(OLD_SHARE);
  const [least, most] = OLD_DAYS;
  const age = isOld ? least + random.next() * (most - least) : random.next() * FRESH_DAYS;
  const updatedAt = new Date(now.getTime() - age * DAY_MS);
  const published = updatedAt.getTime() - random.next() ** 2 * 400 * DAY_MS;
  return {
    times: { published_at: new Date(published).toISOString(), updated_at: updatedAt.toISOString() },
    updatedAt,
    isOld,
  };
}

/** The supplier's own city and some large ones. */
export function chooseCities(random: Random, { cityTitle }: SeededSupplier): string[] {
  const others = LARGE_CITIES.filter((city) => city !== cityTitle);
  return [cityTitle, ...random.sample(others, random.whole(2, 5))];
}

/** The sort score of an item: the offer's own rank, and whether its supplier is verified. */
export function scoreOf(random: Random, supplier: SeededSupplier, isFirst: boolean): number {
  return (isFirst ? 700 : 300) + (supplier.isVerified ? 150 : 0) + random.whole(0, 140);
}

/** «همان روز», «یک روز», «۲ هفته»: a delivery time in words. */
export function leadText(days: number): string {
  if (days === 0) {
    return 'همان روز';
  }
  const [size, unit] = days % 7 === 0 ? [days / 7, 'هفته'] : [days, 'روز'];
  return `${size === 1 ? 'یک' : persianNumber(size)} ${unit}`;
}
