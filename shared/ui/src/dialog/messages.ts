export const messages = {
  close: 'بستن',
} as const;
