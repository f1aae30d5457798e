export const messages = {
  label: 'در حال رفتن به صفحه',
} as const;
