export const messages = {
  remove: 'حذف',
} as const;
