export const messages = {
  list: (title: string) => `فهرست ${title}`,
  pageTitle: (title: string, page: string) => `${title}، صفحه ${page}`,
  categoryTitle: (title: string) => `خرید ${title}`,
  categoryDescription: (title: string, items: string, suppliers: string) =>
    `${title}: ${items} قلم از ${suppliers} تأمین‌کننده، با فیلتر مشخصات فنی، قیمت و شهر.`,
  typeDescription: (title: string, items: string) =>
    `همه ${title}: ${items} قلم با مشخصات فنی، قیمت و تأمین‌کننده هرکدام.`,
  allOf: (title: string) => `همه ${title}`,
  from: 'از',
  foundOf: (count: string, total: string, name: string) => `${count} از ${total} ${name} با فیلترهای شما`,
  suppliers: (count: string) => `${count} تأمین‌کننده`,
  ofSupplier: (category: string, supplier: string) => `${category} از ${supplier}`,
  supplierDescription: (category: string, supplier: string, city: string) =>
    `کالاها و خدمات ${supplier} (${city}) در دسته ${category}، با مشخصات فنی و قیمت.`,
  toSupplier: 'صفحه تأمین‌کننده',
  toCategory: (title: string) => `همه تأمین‌کنندگان «${title}»`,
  toGroups: 'مشاهده گروه‌ها',
  emptyTitle: 'هنوز چیزی ثبت نشده است',
  empty: 'تأمین‌کنندگان هنوز چیزی در این فهرست ثبت نکرده‌اند. دسته‌های دیگر را ببینید.',
  emptyOfSupplier: 'این تأمین‌کننده در این دسته چیزی ثبت نکرده است. همه تأمین‌کنندگان این دسته را ببینید.',
  toHome: 'بازگشت به صفحه اصلی',
  properties: 'فیلترها',
  propertiesTitle: (title: string) => `فیلترهای ${title}`,
  propertiesDescription: (title: string, count: string) =>
    `همه مشخصاتی که می‌توان ${title} را با آن‌ها فیلتر کرد: ${count} ویژگی با تعداد هر گزینه.`,
  propertiesNote: 'گزینه‌های دلخواه را انتخاب کنید؛ تعداد نتایج همان لحظه به‌روز می‌شود.',
  clearAll: 'پاک کردن همه',
  toList: (title: string) => `بازگشت به فهرست ${title}`,
} as const;
