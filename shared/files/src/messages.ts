export const messages = {
  kilobytes: (size: string) => `${size} کیلوبایت`,
  megabytes: (size: string) => `${size} مگابایت`,
} as const;
