const listeners = new Set<() => void>();
let demanded = false;

/** Records that a toast was requested, so that the host mounts its container from then on. */
export function demandToasts(): void {
  demanded = true;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeToDemand(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether any toast was requested in this page. */
export function isDemanded(): boolean {
  return demanded;
}
