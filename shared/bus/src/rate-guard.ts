const WINDOW_MS = 1000;
const MAX_IN_WINDOW = 1000;

/** The guard's verdict on one publication; the first refusal within a second is reported. */
export type Verdict = 'allowed' | 'first-refusal' | 'refused';

/** Allows a thousand publications of one topic in a second. */
export function createRateGuard(now: () => number): (topic: string) => Verdict {
  const windows = new Map<string, { startedAt: number; count: number }>();

  return (topic) => {
    const time = now();
    let window = windows.get(topic);
    if (!window || time - window.startedAt >= WINDOW_MS) {
      window = { startedAt: time, count: 0 };
      windows.set(topic, window);
    }
    window.count += 1;
    if (window.count <= MAX_IN_WINDOW) {
      return 'allowed';
    }
    return window.count === MAX_IN_WINDOW + 1 ? 'first-refusal' : 'refused';
  };
}
