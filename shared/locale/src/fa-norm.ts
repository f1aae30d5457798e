// The rules are written out in README.md, because the database has the same function in SQL.
const FOLDED = 'يىكڪةەہۃھٱ٫٪×⁄‐‒–—―−٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const TARGET = 'ییککههههها.%x/------01234567890123456789abcdefghijklmnopqrstuvwxyz';

const REMOVED =
  /[\u0300-\u036F\u0610-\u061A\u061C\u0640\u064B-\u065F\u066C\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u00AD]/g;
const WHITE_SPACE = /[\t-\r \u0085\u1680\u2028\u2029]+/g;

let table: Map<string, string> | undefined;

function fold(text: string): string {
  table ??= new Map(Array.from(FOLDED, (character, at) => [character, TARGET.charAt(at)]));
  let folded = '';
  for (const character of text) folded += table.get(character) ?? character;
  return folded;
}

/**
 * The search key of a text. Equal, character for character, to the SQL function `fa_norm`; both are tested with the
 * cases in `fa-norm.cases.json`.
 */
export function faNorm(text: string): string {
  return fold(text.normalize('NFKD')).replace(REMOVED, '').replace(WHITE_SPACE, ' ').replace(/^ | $/g, '');
}
