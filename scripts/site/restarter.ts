import type { PlatformProcess } from './platform-processes.ts';

/** Pauses before a process that restarts is started again: longer while it ends again and again. */
const RESTART_MS = { first: 250, longest: 5000 };

interface Restartable {
  name: string;
  start(): void;
}

/** Starts processes again that have once run long enough to show that they can; `isOver`: all are being stopped. */
export function createRestarter(processes: readonly PlatformProcess[], isOver: () => boolean) {
  const limits = new Map(processes.map(({ name, restartsAfterMs }) => [name, restartsAfterMs]));
  const startedAt = performance.now();
  const pauses = new Map<string, { untilMs: number; pauseMs: number }>();
  return {
    /**
     * Starts a process that has ended again, after a pause.
     * @returns false when it does not restart, or ended so early at its first start that something is in its way.
     */
    restarts(command: Restartable): boolean {
      const now = performance.now();
      const last = pauses.get(command.name);
      const limitMs = limits.get(command.name) ?? Number.POSITIVE_INFINITY;
      if (!last && now - startedAt < limitMs) {
        return false;
      }
      const isAgain = last !== undefined && now < last.untilMs;
      const pauseMs = isAgain ? Math.min(last.pauseMs * 2, RESTART_MS.longest) : RESTART_MS.first;
      pauses.set(command.name, { untilMs: now + pauseMs + 2 * RESTART_MS.longest, pauseMs });
      setTimeout(() => isOver() || command.start(), pauseMs);
      return true;
    },
  };
}
