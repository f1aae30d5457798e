import type { DelegationKind, DelegationStatus } from '@bazaar/contracts/merchant';

/** With this many days left, a delegation is about to expire. */
export const EXPIRING_DAYS = 60;

/** Persian titles of the kinds. */
export const DELEGATION_KIND_TITLES: Readonly<Record<DelegationKind, string>> = {
  OfficialSales: 'نمایندگی رسمی فروش',
  AfterSales: 'نمایندگی خدمات پس از فروش',
  ExclusiveRegion: 'نمایندگی انحصاری استان',
  Distribution: 'عاملیت پخش',
  Warranty: 'نمایندگی گارانتی',
};

const DAY_MS = 86_400_000;

/**
 * Where a delegation stands on a day; it holds through its last day.
 * @param validTo last day, `YYYY-MM-DD`
 * @param today the day of the question, `YYYY-MM-DD`
 */
export function delegationStatus(validTo: string, today: string): DelegationStatus {
  const daysLeft = Math.round((Date.parse(validTo) - Date.parse(today)) / DAY_MS);
  if (daysLeft < 0) {
    return 'expired';
  }
  return daysLeft <= EXPIRING_DAYS ? 'expiring' : 'valid';
}
