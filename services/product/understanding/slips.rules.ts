/** Letters with the same sound, which are often confused. */
const SAME_SOUND = ['زذضظ', 'سصث', 'تط', 'هح', 'غق', 'اعئ'];
/** Letters that differ in their dots and strokes only. */
const SAME_SHAPE = ['بپتثن', 'جچحخ', 'دذ', 'رزژ', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'کگ'];
/** The rows of the Persian and the Latin keyboard. */
const ROWS = ['ضصثقفغعهخحجچ', 'شسیبلاتنمکگ', 'ظطزرذدپو', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

export const SOUND_COST = 0.4;
export const NEAR_COST = 0.7;

const isIn = (groups: readonly string[], one: string, other: string) =>
  groups.some((letters) => letters.includes(one) && letters.includes(other));

const areAdjacentKeys = (one: string, other: string) =>
  ROWS.some(
    (row) =>
      row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1,
  );

/** What it costs to write one letter for another: 1 for an unrelated one. */
export function letterCost(one: string, other: string): number {
  if (one === other) {
    return 0;
  }
  if (isIn(SAME_SOUND, one, other)) {
    return SOUND_COST;
  }
  return isIn(SAME_SHAPE, one, other) || areAdjacentKeys(one, other) ? NEAR_COST : 1;
}

/** Words up to so many letters soon become other words of the trade: «کلاچ» is no «کلاه», and «باتری» no «بطری». */
const SHORT = 5;

/**
 * Whether one word may have been typed for another. Of a short word, only in one place: letters that sound or look alike
 * or are neighbours on the keyboard, two that are swapped, one that is doubled or left out; and never an unrelated first one.
 */
export function mayBeSlip(typed: string, meant: string): boolean {
  if (typed.length > SHORT || typed === meant) {
    return true;
  }
  if (meant.length === typed.length) {
    return isAlike(typed, meant) || isSwapped(typed, meant);
  }
  return meant.length > typed.length ? lacksOne(typed, meant) : isDoubled(typed, meant);
}

function isAlike(typed: string, meant: string): boolean {
  const places = [...typed].flatMap((letter, at) => (letter === meant.charAt(at) ? [] : [at]));
  const [at = 0] = places;
  const [one, other] = [typed.charAt(at), meant.charAt(at)];
  const isLike = at === 0 ? isIn([...SAME_SOUND, ...SAME_SHAPE], one, other) : letterCost(one, other) < 1;
  return places.length === 1 && isLike;
}

function isSwapped(typed: string, meant: string): boolean {
  const at = [...typed].findIndex((letter, place) => letter !== meant.charAt(place));
  const swapped = typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2);
  return swapped === meant;
}

function lacksOne(typed: string, meant: string): boolean {
  const at = [...meant].findIndex((letter, place) => letter !== typed.charAt(place));
  return at > 0 && meant.slice(0, at) + meant.slice(at + 1) === typed;
}

function isDoubled(typed: string, meant: string): boolean {
  return [...typed].some(
    (letter, at) =>
      at > 0 && letter === typed.charAt(at - 1) && typed.slice(0, at) + typed.slice(at + 1) === meant,
  );
}
