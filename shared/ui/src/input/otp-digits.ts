const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;

/** The first `length` digits of the typed or pasted text, as Latin digits, from any script. */
export function readDigits(typed: string, length: number): string {
  const latin = Array.from(typed, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const zero = [PERSIAN_ZERO, ARABIC_ZERO].find((start) => code >= start && code <= start + 9);
    return zero === undefined ? character : String(code - zero);
  });
  return latin
    .filter((character) => /^[0-9]$/.test(character))
    .slice(0, length)
    .join('');
}

/** Latin digits as they are shown, in Persian. */
export function showDigits(digits: string): string {
  return digits.replace(/[0-9]/g, (digit) => String.fromCodePoint(PERSIAN_ZERO + Number(digit)));
}
