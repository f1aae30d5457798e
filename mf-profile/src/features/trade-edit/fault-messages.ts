/** What is wrong with a form, in words. */
export const faultMessages = {
  noLine: 'حداقل یک ردیف به درخواست اضافه کنید.',
  tooManyLines: (most: string) =>
    `هر درخواست حداکثر ${most} ردیف دارد؛ ردیف‌های بیشتر را حذف کنید و در درخواست دیگری بنویسید.`,
  title: 'شرح را با ۳ تا ۳۰۰ کاراکتر بنویسید.',
  unit: 'واحد را بنویسید؛ مثلاً عدد یا متر.',
  properties: 'حداکثر ۲۰ مشخصه، هر کدام تا ۲۰۰ کاراکتر بنویسید.',
  gone: 'این کالا دیگر عرضه نمی‌شود؛ آن را حذف کنید.',
  price: 'قیمت را به تومان و با رقم بنویسید.',
  quantity: {
    missing: 'مقدار را بنویسید.',
    notWhole: 'مقدار باید عدد صحیح بزرگ‌تر از صفر باشد.',
    tooMany: 'مقدار حداکثر ۱٬۰۰۰٬۰۰۰ است.',
  },
  belowMinimum: (least: string, unit: string) => `حداقل سفارش این کالا ${least} ${unit} است.`,
  betweenSteps: (least: string, step: string, unit: string) =>
    `مقدار باید از ${least} ${unit} شروع شود و هر بار ${step} ${unit} بیشتر شود.`,
  noAddress: 'نشانی تحویل را انتخاب کنید.',
  needBy: 'تاریخ نیاز را از فردا به بعد انتخاب کنید.',
} as const;
