/** Texts of the shell's server; those of pages lie beside their components. */
export const messages = {
  /** `time` is a clock time in Persian digits. */
  storedPage: (time: string) =>
    `این صفحه از نسخه ذخیره‌شده ساعت ${time} نمایش داده می‌شود و ممکن است به‌روز نباشد.`,
} as const;
