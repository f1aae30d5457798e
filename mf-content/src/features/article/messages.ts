export const messages = {
  article: 'مطلب',
  drawingLabel: (title: string) => `طرح فنی همراه مطلب «${title}»`,
  labels: 'برچسب‌های این مطلب',
  updatedAt: (date: string) => `به‌روزرسانی: ${date}`,
  related: 'مطالب مرتبط',
} as const;
