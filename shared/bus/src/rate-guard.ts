const WINDOW_MS = 1000;
const MAX_IN_WINDOW = 1000;

/** What the guard says of one publication; the first refusal of a second is worth a report. */
export type Verdict = 'allowed' | 'first-refusal' | 'refused';

/** Lets a thousand publications of one topic pass in a second. */
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
