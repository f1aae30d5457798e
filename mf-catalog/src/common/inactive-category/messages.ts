export const messages = {
  title: 'صفحه درخواستی پیدا نشد',
  theCategory: 'دسته',
  inactive: 'دیگر در بازار نیست. دسته بالاتر یا دسته‌های نزدیک به آن را ببینید.',
  toParent: (title: string) => `رفتن به «${title}»`,
  toGroups: 'همه گروه‌های این بخش',
  writeNeed: 'ثبت نیاز در این دسته',
  siblings: 'دسته‌های نزدیک',
} as const;
