import type { AdvertisementReportReason } from '@bazaar/contracts/content';

/** The name of each reason, for the visitor who reports and for the operator. */
export const reasonTitles: Readonly<Record<AdvertisementReportReason, string>> = {
  wrongInformation: 'اطلاعات نادرست',
  gone: 'دیگر موجود نیست',
  fraud: 'کلاهبرداری',
  inappropriate: 'محتوای نامناسب',
  other: 'سایر موارد',
};
