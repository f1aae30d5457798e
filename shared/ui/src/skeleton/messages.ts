export const messages = {
  loading: 'در حال بارگذاری',
} as const;
