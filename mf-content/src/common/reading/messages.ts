export const messages = {
  contents: 'در این مطلب',
  table: 'جدول',
  print: 'چاپ',
} as const;
