export const messages = {
  more: (count: string) => `نمایش ${count} مورد دیگر`,
  fewer: 'نمایش کمتر',
} as const;
