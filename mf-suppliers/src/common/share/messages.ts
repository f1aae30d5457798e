export const messages = {
  share: 'اشتراک',
  shared: 'نشانی صفحه کپی شد',
  shareFailed: 'نشانی کپی نشد',
  shareFailedDetail: 'نشانی را از نوار آدرس مرورگر کپی کنید.',
} as const;
