/** What the setting service says to people. */
export const messages = {
  config: 'پیکربندی این برنامه',
  enum: 'فهرست گزینه‌ها',
  model: 'مدل داده',
  clientIdMissing: 'نام برنامه در سرآیند درخواست نیامده است.',
} as const;
