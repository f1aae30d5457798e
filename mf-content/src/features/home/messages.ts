export const messages = {
  webinarTime: (weekday: string, clock: string) => `${weekday}، ساعت ${clock}`,
  webinarLength: (minutes: string) => `${minutes} دقیقه`,
  presenter: 'ارائه‌دهنده',
} as const;
