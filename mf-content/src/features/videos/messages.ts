export const messages = {
  title: 'ویدئوها و وبینارها',
  groupTitle: (group: string) => `ویدئوهای «${group}»`,
  description:
    'ویدئوهای کوتاه آموزش فنی، ایمنی و راهنمای سامانه، با زیرنویس و متن کامل، و وبینارهای پیش رو به وقت تهران.',
  counts: (videos: string, webinars: string) =>
    `${videos} ویدئو با زیرنویس و متن کامل · ${webinars} وبینار پیش رو`,
  found: (count: string, term: string) => `${count} مورد برای «${term}»`,
  groups: 'گروه‌ها',
  all: 'همه',
  search: 'جست‌وجو در عنوان و متن ویدئوها',
  find: 'جست‌وجو',
  upcoming: 'وبینارهای پیش رو',
  tehran: 'به وقت تهران',
  recordings: 'وبینارهای گذشته',
  recordingsNote: 'گزیده ضبط‌شده با متن کامل',
  results: 'ویدئوهای پیداشده',
  allOfGroup: (count: string) => `همه ${count} ویدئو`,
  emptyTerm: 'ویدئویی با این واژه نیست',
  emptyTermHint: 'واژه دیگری بنویسید، یا همه ویدئوها را ببینید.',
  emptyGroup: 'ویدئویی در این گروه نیست',
  emptyGroupHint: 'گروه دیگری را انتخاب کنید، یا همه ویدئوها را ببینید.',
  clear: 'پاک کردن جست‌وجو',
} as const;
