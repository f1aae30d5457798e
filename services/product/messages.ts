/** Persian names of what may be missing. */
export const messages = {
  category: 'دسته',
  product: 'محصول',
} as const;
