/** Persian names of what may be missing, and messages about contradictory filters. */
export const messages = {
  category: 'دسته',
  product: 'محصول',
  baseProduct: 'کالا',
  variant: 'اندازه',
  quantity: 'مقدار',
  yes: 'دارد',
  no: 'ندارد',
  search: {
    good: 'کالا',
    code: 'کد',
    standard: 'استاندارد',
    city: 'شهر',
    ignored: 'بدون اثر',
  },
  filter: {
    unknownProperty: 'این ویژگی وجود ندارد. ویژگی را از فهرست همین دسته انتخاب کنید.',
    twice: 'این ویژگی دو بار انتخاب شده است. فقط یکی را نگه دارید.',
    notNumber: 'این ویژگی عدد نیست. یکی از گزینه‌های آن را انتخاب کنید.',
    notChoice: 'این ویژگی گزینه ندارد. برای آن بازه‌ای از عدد بنویسید.',
    nothingChosen: 'حداقل یک گزینه را انتخاب کنید.',
    noNumber: 'حداقل یکی از دو سر بازه را بنویسید.',
    wrongUnit: 'این واحد برای این ویژگی نیست. یکی از واحدهای همین ویژگی را انتخاب کنید.',
    upsideDown: 'بیشترین مقدار نباید از کمترین مقدار کوچک‌تر باشد. جای این دو را عوض کنید.',
    cityNeeded: 'برای ترتیب «نزدیک‌ترین» شهر خود را انتخاب کنید.',
    staleCursor: 'نشانی ادامه فهرست معتبر نیست. فهرست را از صفحه اول باز کنید.',
  },
} as const;
