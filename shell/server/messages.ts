/** Texts of the shell's server; those of pages lie beside their components. */
export const messages = {
  /** `time` is a clock time in Persian digits. */
  storedPage: (time: string) =>
    `این صفحه از نسخه ذخیره‌شده ساعت ${time} نمایش داده می‌شود و ممکن است به‌روز نباشد.`,
  publicDemoLabel: 'نمایش عمومی',
  /** `hour` is an hour of the morning in Persian digits. */
  publicDemo: (hour: string) =>
    `این یک نمایش عمومی است؛ لطفاً اطلاعات واقعی وارد نکنید. هر کسی می‌تواند با هر شماره‌ای وارد شود و داده‌ها هر روز ساعت ${hour} بامداد از نو ساخته می‌شوند.`,
} as const;
