export const messages = {
  label: 'مسیر صفحه',
} as const;
