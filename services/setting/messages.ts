/** User-facing texts of the setting service. */
export const messages = {
  config: 'پیکربندی این برنامه',
  enum: 'فهرست گزینه‌ها',
  model: 'مدل داده',
  clientIdMissing: 'نام برنامه در هدر درخواست مشخص نشده است.',
} as const;
