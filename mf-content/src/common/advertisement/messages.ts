export const messages = {
  advertisements: 'آگهی‌ها',
  allAdvertisements: 'همه آگهی‌ها',
} as const;
