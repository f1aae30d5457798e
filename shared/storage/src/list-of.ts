import type { StoredSchema } from './stored-value.ts';

interface ListOptions<Item> {
  max: number;
  /** Of entries with the same id only the first is read. */
  idOf(item: Item): unknown;
}

/** A list that drops its invalid entries instead of failing for them: an older release may have stored them. */
export function listOf<Item>(
  item: StoredSchema<Item>,
  { max, idOf }: ListOptions<NoInfer<Item>>,
): StoredSchema<readonly Item[]> {
  return {
    safeParse(stored) {
      if (!Array.isArray(stored)) {
        return { success: false };
      }
      const items = new Map<unknown, Item>();
      for (const entry of stored) {
        const parsed = item.safeParse(entry);
        if (parsed.success && !items.has(idOf(parsed.data))) {
          items.set(idOf(parsed.data), parsed.data);
        }
      }
      return { success: true, data: [...items.values()].slice(0, max) };
    },
  };
}
