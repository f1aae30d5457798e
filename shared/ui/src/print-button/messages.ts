export const messages = {
  print: 'چاپ',
} as const;
