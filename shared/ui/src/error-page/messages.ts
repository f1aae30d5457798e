export const messages = {
  kicker: 'خطا',
} as const;
