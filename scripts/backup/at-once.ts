const AT_ONCE = 8;

/** Does some work for each item, eight at a time, and returns the results in the order of the items. */
export async function eachAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) {
      results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
