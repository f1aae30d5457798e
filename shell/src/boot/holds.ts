/** Reasons not to reload the page: unsaved forms, payments. */
export interface ReloadBlockers {
  hold(reason: string): () => void;
  isHeld(): boolean;
}

export function createReloadBlockers(): ReloadBlockers {
  const reasons = new Set<symbol>();
  return {
    hold(reason) {
      const mark = Symbol(reason);
      reasons.add(mark);
      return () => reasons.delete(mark);
    },
    isHeld: () => reasons.size > 0,
  };
}
