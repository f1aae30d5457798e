/** Why a draft cannot be stored, where no field of the first step says it. */
export const refusalMessages = {
  tooMuchText: (most: string) =>
    `شرح و مشخصات همه ردیف‌ها روی هم حداکثر ${most} کاراکتر است؛ آن‌ها را کوتاه کنید یا بخشی را در درخواست دیگری بنویسید.`,
  tooLong: (field: string) => `متن «${field}» بیش از حد مجاز است؛ آن را کوتاه کنید.`,
  unexpected: 'ذخیره این تغییرها ممکن نشد؛ آخرین تغییر را بازگردانید و دوباره تلاش کنید.',
  tooLarge:
    'حجم این درخواست از حد مجاز بیشتر است؛ شرح و مشخصات ردیف‌ها را کوتاه کنید یا بخشی از ردیف‌ها را در درخواست دیگری بنویسید.',
} as const;
