export const messages = {
  name: 'بازار صنعت',
} as const;
