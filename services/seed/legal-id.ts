const WEIGHTS = [29, 27, 23, 19, 17];

/** The national id of a company (شناسه ملی) with these first ten digits; the eleventh is a check digit. */
export function legalIdOf(firstTen: string): string {
  if (!/^\d{10}$/.test(firstTen)) {
    throw new RangeError('Ten digits are needed before the check digit.');
  }
  const shift = Number(firstTen[9]) + 2;
  const sum = Array.from(firstTen, Number).reduce(
    (total, digit, place) => total + (digit + shift) * (WEIGHTS[place % WEIGHTS.length] ?? 0),
    0,
  );
  return `${firstTen}${(sum % 11) % 10}`;
}
