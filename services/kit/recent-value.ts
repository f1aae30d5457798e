interface RecentValueOptions {
  /** For how long a value is kept. */
  readonly keptMs: number;
  readonly clock: () => Date;
}

/**
 * A value that everybody may share for a while: it is computed when nobody has asked for it lately, once for all who ask
 * meanwhile. A computation that fails is not kept. The state is in the closure, so each app has its own.
 */
export function recentValue<Value>(
  { keptMs, clock }: RecentValueOptions,
  compute: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; untilMs: number } | undefined;
  return () => {
    const nowMs = clock().getTime();
    if (kept !== undefined && nowMs < kept.untilMs) {
      return kept.value;
    }
    const mine = { value: compute(), untilMs: Number.POSITIVE_INFINITY };
    kept = mine;
    mine.value.then(
      () => {
        mine.untilMs = nowMs + keptMs;
      },
      () => {
        mine.untilMs = 0;
      },
    );
    return mine.value;
  };
}
