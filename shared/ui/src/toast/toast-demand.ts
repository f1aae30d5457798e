const listeners = new Set<() => void>();
let demanded = false;

/** Remembers that a toast was asked for, so that the host mounts its container from then on. */
export function demandToasts(): void {
  demanded = true;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeToDemand(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether any toast was asked for in this page. */
export function isDemanded(): boolean {
  return demanded;
}
