export const messages = {
  label: 'پوسته',
  system: 'سیستم',
  light: 'روشن',
  dark: 'تیره',
} as const;
