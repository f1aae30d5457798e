/** A function whose values are kept for the keys that it was asked for; all of them are given up when there are too many. */
export function keepValues<K, V>(maxKeys: number, make: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) {
      return known;
    }
    if (kept.size >= maxKeys) {
      kept.clear();
    }
    const value = make(key);
    kept.set(key, value);
    return value;
  };
}
