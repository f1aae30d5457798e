export const messages = {
  toman: 'تومان',
  inquiry: 'استعلام قیمت',
} as const;
