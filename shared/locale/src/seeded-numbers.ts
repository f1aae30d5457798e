/** A repeatable source of numbers, each at least 0 and below 1: the same seed always gives the same ones (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A seed from the units of a text, bytes or letters (FNV-1a). */
export function seedOf(units: Iterable<number>): number {
  let seed = 0x811c9dc5;
  for (const unit of units) {
    seed = Math.imul(seed ^ unit, 0x01000193);
  }
  return seed;
}
