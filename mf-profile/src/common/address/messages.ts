/** What is wrong with a field of an address. */
export const faultMessages = {
  title: 'عنوانی برای این نشانی بنویسید.',
  titleLong: (maximum: string) => `عنوان تا ${maximum} کاراکتر باشد.`,
  province: 'استان را انتخاب کنید.',
  city: 'شهر را انتخاب کنید.',
  address: (minimum: string) => `نشانی را کامل بنویسید؛ دست‌کم ${minimum} کاراکتر.`,
  addressLong: (maximum: string) => `نشانی تا ${maximum} کاراکتر باشد.`,
  short: (maximum: string) => `تا ${maximum} کاراکتر بنویسید.`,
  postalCodeLength: (typed: string) => `کد پستی ده رقم است؛ ${typed} رقم نوشته‌اید.`,
  postalCodeEmpty: 'کد پستی ده‌رقمی را بنویسید.',
  postalCodeLetters: 'کد پستی تنها رقم دارد.',
  postalCodeStart: 'کد پستی با ۰ یا ۲ شروع نمی‌شود. رقم اول را بررسی کنید.',
  postalCodeEqual: 'همه رقم‌های کد پستی نمی‌توانند یکسان باشند.',
  receiverName: 'نام گیرنده را بنویسید.',
  receiverNameLong: (maximum: string) => `نام گیرنده تا ${maximum} کاراکتر باشد.`,
  receiverMobile: 'شماره همراه را درست بنویسید؛ برای نمونه ۰۹۱۲۱۲۳۴۵۶۷.',
} as const;
