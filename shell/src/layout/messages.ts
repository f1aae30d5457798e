export const messages = {
  skipToContent: 'پرش به محتوای اصلی',
  dateAndTime: (date: string, time: string) => `${date}، ساعت ${time}`,
  printedAt: (time: string) => `چاپ در ${time}`,
} as const;
