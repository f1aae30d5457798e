export const messages = {
  list: (title: string) => `فهرست ${title}`,
  pageTitle: (title: string, page: string) => `${title}، صفحهٔ ${page}`,
  categoryTitle: (title: string) => `خرید ${title}`,
  categoryDescription: (title: string, items: string, suppliers: string) =>
    `${title}: ${items} قلم از ${suppliers} تأمین‌کننده، با صافی مشخصات فنی، قیمت و شهر.`,
  typeDescription: (title: string, items: string) =>
    `همهٔ ${title}: ${items} قلم با مشخصات فنی، قیمت و تأمین‌کنندهٔ هرکدام.`,
  allOf: (title: string) => `همهٔ ${title}`,
  from: 'از',
  suppliers: (count: string) => `${count} تأمین‌کننده`,
  ofSupplier: (category: string, supplier: string) => `${category} از ${supplier}`,
  supplierDescription: (category: string, supplier: string, city: string) =>
    `کالاها و خدمات ${supplier} (${city}) در دستهٔ ${category}، با مشخصات فنی و قیمت.`,
  toSupplier: 'صفحهٔ تأمین‌کننده',
  toCategory: (title: string) => `همهٔ تأمین‌کنندگان «${title}»`,
  toGroups: 'دیدن گروه‌ها',
  emptyTitle: 'هنوز چیزی ثبت نشده است',
  empty: 'تأمین‌کنندگان هنوز چیزی در این فهرست ننوشته‌اند. دسته‌های دیگر را ببینید.',
  emptyOfSupplier: 'این تأمین‌کننده در این دسته چیزی ثبت نکرده است. همهٔ تأمین‌کنندگان این دسته را ببینید.',
  toHome: 'بازگشت به صفحهٔ اصلی',
  properties: 'صافی‌ها',
  propertiesTitle: (title: string) => `صافی‌های ${title}`,
  propertiesDescription: (title: string, count: string) =>
    `همهٔ مشخصاتی که ${title} را با آن می‌توان پالود: ${count} ویژگی با شمار هر گزینه.`,
  propertiesNote: 'هر چه می‌خواهید انتخاب کنید؛ شمار نتیجه همان دم تازه می‌شود.',
  clearAll: 'پاک کردن همه',
  toList: (title: string) => `بازگشت به فهرست ${title}`,
} as const;
