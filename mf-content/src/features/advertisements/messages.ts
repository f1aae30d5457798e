export const messages = {
  title: 'آگهی‌های صنعتی',
  narrowedTitle: (kind: string | null, city: string | null) =>
    ['آگهی‌های', kind ?? 'صنعتی', city === null ? null : `در ${city}`]
      .filter((part) => part !== null)
      .join(' '),
  description:
    'آگهی‌های معتبر صنعت: فروش و اجاره ماشین‌آلات، ملک صنعتی، ضایعات، مناقصه، همکاری و خدمات، با قیمت و راه تماس.',
  count: (count: string) => `${count} آگهی معتبر، از جدیدترین`,
  kinds: 'نوع آگهی',
  cities: 'شهر',
  anyKind: 'همه نوع‌ها',
  anyCity: 'همه شهرها',
  list: 'فهرست آگهی‌ها',
  range: (from: string, to: string, total: string) => `${from} تا ${to} از ${total} آگهی`,
  empty: 'آگهی معتبری با این شرط‌ها نیست',
  emptyHint: 'شهر یا نوع را حذف کنید تا آگهی‌های بیشتری ببینید.',
} as const;
