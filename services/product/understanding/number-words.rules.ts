/** Numbers of one word, as they are written and as they are spoken. */
const WRITTEN: readonly (readonly [value: number, words: string])[] = [
  ...([
    [0, 'صفر'],
    [1, 'یک یه'],
    [2, 'دو'],
    [3, 'سه'],
    [4, 'چهار چار'],
    [5, 'پنج'],
    [6, 'شش شیش'],
    [7, 'هفت'],
    [8, 'هشت'],
    [9, 'نه'],
  ] as const),
  ...([
    [10, 'ده'],
    [11, 'یازده'],
    [12, 'دوازده'],
    [13, 'سیزده'],
    [14, 'چهارده'],
    [15, 'پانزده پونزده'],
    [16, 'شانزده شونزده'],
    [17, 'هفده هیفده'],
    [18, 'هجده هیجده'],
    [19, 'نوزده'],
  ] as const),
  ...([
    [20, 'بیست'],
    [30, 'سی'],
    [40, 'چهل'],
    [50, 'پنجاه'],
    [60, 'شصت'],
    [70, 'هفتاد'],
    [80, 'هشتاد'],
    [90, 'نود'],
  ] as const),
  ...([
    [100, 'صد یکصد'],
    [200, 'دویست'],
    [300, 'سیصد'],
    [400, 'چهارصد'],
    [500, 'پانصد پونصد'],
    [600, 'ششصد شیشصد'],
    [700, 'هفتصد'],
    [800, 'هشتصد'],
    [900, 'نهصد'],
  ] as const),
];

/** Numbers by each of their words: «هفتاد», «سیزده», «ششصد». */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  WRITTEN.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);

const joined = new Map(WRITTEN.map(([value, words]) => [value, words.split(' ')] as const));
const MAX_PARTS = 8;

/** What Persian joins before the name of so many parts: «چهارپل», «تک‌فاز»; empty of many parts. */
export function partWords(count: number): readonly string[] {
  const words = count <= MAX_PARTS ? (joined.get(count) ?? []) : [];
  return count === 1 ? ['تک', ...words] : words;
}
