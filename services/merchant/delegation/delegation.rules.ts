import type { DelegationKind, DelegationStatus } from '@bazaar/contracts/merchant';

/** With at most this many days left, a delegation is expiring. */
export const EXPIRING_DAYS = 60;

/** Persian titles of the delegation kinds. */
export const DELEGATION_KIND_TITLES: Readonly<Record<DelegationKind, string>> = {
  OfficialSales: 'نمایندگی رسمی فروش',
  AfterSales: 'نمایندگی خدمات پس از فروش',
  ExclusiveRegion: 'نمایندگی انحصاری استان',
  Distribution: 'عاملیت پخش',
  Warranty: 'نمایندگی گارانتی',
};

const DAY_MS = 86_400_000;

/**
 * The status of a delegation on a day; it is valid through its last day.
 * @param validTo last day, `YYYY-MM-DD`
 * @param today the day to check, `YYYY-MM-DD`
 */
export function delegationStatus(validTo: string, today: string): DelegationStatus {
  const daysLeft = Math.round((Date.parse(validTo) - Date.parse(today)) / DAY_MS);
  if (daysLeft < 0) {
    return 'expired';
  }
  return daysLeft <= EXPIRING_DAYS ? 'expiring' : 'valid';
}
