let collator: Intl.Collator | undefined;
let list: Intl.ListFormat | undefined;

/** Orders texts as a Persian reader expects, numbers inside them by value; pass it to `sort`. */
export function compareFa(first: string, second: string): number {
  collator ??= new Intl.Collator('fa', { numeric: true });
  return collator.compare(first, second);
}

/** Joins names into one phrase: «الف،‏ ب، و پ». */
export function formatList(items: readonly string[]): string {
  list ??= new Intl.ListFormat('fa', { type: 'conjunction' });
  return list.format(items);
}
