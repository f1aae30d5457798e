export const messages = {
  counts: (groups: string, items: string) => `${groups} گروه، ${items} قلم`,
  allGroups: 'همه گروه‌ها',
} as const;
