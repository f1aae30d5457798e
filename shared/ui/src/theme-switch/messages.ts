export const messages = {
  label: 'ظاهر',
  system: 'سیستم',
  light: 'روشن',
  dark: 'تیره',
} as const;
