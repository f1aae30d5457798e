export const messages = {
  skipToContent: 'پرش به محتوای اصلی',
} as const;
