export const messages = {
  skipToContent: 'پرش به محتوای اصلی',
  printedAt: (time: string) => `چاپ در ${time}`,
} as const;
