export const messages = {
  remove: 'برداشتن',
} as const;
