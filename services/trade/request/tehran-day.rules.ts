const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });

/** The day of an instant in Tehran, `YYYY-MM-DD`. */
export function tehranDay(at: Date): string {
  return DAY.format(at);
}
