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

/** The times when an item was published and last updated. */
export function chooseTimes(random: Random, now: Date): { published_at: string; updated_at: string } {
  const published = now.getTime() - random.next() * 400 * DAY_MS - DAY_MS;
  const updated = published + random.next() * (now.getTime() - published);
  return { published_at: new Date(published).toISOString(), updated_at: new Date(updated).toISOString() };
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
