export const messages = {
  advertisements: 'آگهی‌ها',
  allAdvertisements: 'همه آگهی‌ها',
  agreed: 'توافقی',
} as const;
