const MINUTE_MS = 60_000;
const MINUTES_IN_HOUR = 60;
const MINUTES_IN_DAY = 24 * MINUTES_IN_HOUR;

/** What is left until a deadline, in whole parts; all zero when it has passed. */
export interface TimeLeft {
  isOver: boolean;
  days: number;
  hours: number;
  minutes: number;
}

/** How long it is until a time; both are ISO 8601. The last minute counts as one. */
export function timeLeft(deadlineAt: string, now: string): TimeLeft {
  const leftMs = Date.parse(deadlineAt) - Date.parse(now);
  if (leftMs <= 0) {
    return { isOver: true, days: 0, hours: 0, minutes: 0 };
  }
  const whole = Math.max(1, Math.floor(leftMs / MINUTE_MS));
  return {
    isOver: false,
    days: Math.floor(whole / MINUTES_IN_DAY),
    hours: Math.floor((whole % MINUTES_IN_DAY) / MINUTES_IN_HOUR),
    minutes: whole % MINUTES_IN_HOUR,
  };
}

/** True for a deadline within a day, which the screen marks. */
export function isUrgent({ isOver, days }: TimeLeft): boolean {
  return !isOver && days === 0;
}
