export const messages = {
  contents: 'در این مطلب',
  table: 'جدول',
} as const;
