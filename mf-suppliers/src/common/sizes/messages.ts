export const messages = {
  yes: 'دارد',
  no: 'ندارد',
  unknown: 'ثبت نشده',
  inquiry: 'استعلام',
  immediate: 'فوری',
  days: (count: string) => `${count} روز`,
  weeks: (count: string) => `${count} هفته`,
} as const;
