/** What stands in place of a value. */
const HIDDEN = '[hidden]';

/** A digit as Latin, Persian or Arabic script writes it. */
const D = '[0-9۰-۹٠-٩]';
const ALONE_BEFORE = '(?<![0-9A-Za-z۰-۹٠-٩])';
const ALONE_AFTER = '(?![0-9A-Za-z۰-۹٠-٩])';

const PATTERNS = [
  // Tokens.
  /\bBearer\s+[\w.~+/-]+=*/gi,
  /\beyJ[\w-]{6,}\.[\w-]+(?:\.[\w-]*)?/g,
  // The query of an address: what a visitor typed.
  /\?[^\s"'<>?]*=[^\s"'<>]*/g,
  /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/gi,
  // A Sheba, a card, a mobile number.
  new RegExp(`\\bIR(?:[ -]?${D}){24}`, 'gi'),
  new RegExp(`${ALONE_BEFORE}${D}{4}(?:[ -]?${D}{4}){3}${ALONE_AFTER}`, 'g'),
  new RegExp(
    `(?:(?:\\+|00|${ALONE_BEFORE})(?:98|۹۸)[ -]?|${ALONE_BEFORE}[0۰٠]?)[9۹٩](?:[ -]?${D}){9}${ALONE_AFTER}`,
    'g',
  ),
];
const TEN_DIGITS = new RegExp(`${ALONE_BEFORE}${D}{10}${ALONE_AFTER}`, 'g');
/** Whether a text may hold something at all: most do not, and are looked at once. */
const SUSPICIOUS = new RegExp(`${D}(?:[ -]?${D}){9}|\\?[^\\s?]*=|@|\\bBearer\\s|\\beyJ`, 'i');

/** A text without what looks like a phone number, a national id, an account, a card, an e-mail, a token or a query. */
export function redact(text: string): string {
  if (!SUSPICIOUS.test(text)) {
    return text;
  }
  const rest = PATTERNS.reduce((kept, pattern) => kept.replace(pattern, HIDDEN), text);
  return rest.replace(TEN_DIGITS, (digits) => (isNationalId(digits) ? HIDDEN : digits));
}

/** Figures of the process, which may have ten digits. */
const FIGURE = /(?:bytes|ms|seconds|milliseconds|count|time|at|pid|port|status)$/i;

/** A line of a log in JSON without the same; it stays JSON. */
export function redactLine(line: string): string {
  if (!SUSPICIOUS.test(line)) {
    return line;
  }
  const parsed: unknown = JSON.parse(line, (key, value: unknown) => {
    if (typeof value === 'string') {
      return key === 'time' ? value : redact(value);
    }
    return typeof value === 'number' && !FIGURE.test(key) ? redactNumber(value) : value;
  });
  return `${JSON.stringify(parsed)}\n`;
}

function redactNumber(value: number): number | string {
  const text = String(value);
  return redact(text) === text ? value : HIDDEN;
}

/** The last digit of a national id follows from the others. */
function isNationalId(text: string): boolean {
  const digits = [...text].map(toDigit);
  const sum = digits.slice(0, 9).reduce((total, digit, place) => total + digit * (10 - place), 0);
  const rest = sum % 11;
  return digits[9] === (rest < 2 ? rest : 11 - rest);
}

function toDigit(character: string): number {
  const code = character.charCodeAt(0);
  const zero = [0x06f0, 0x0660, 0x30].find((first) => code >= first) ?? 0x30;
  return code - zero;
}
