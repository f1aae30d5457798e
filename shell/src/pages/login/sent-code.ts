import type { OtpSent } from '@bazaar/contracts/auth';

/** A code that is on its way to a phone, with its two deadlines on this machine's clock (ms). */
export interface SentCode {
  /** E.164. */
  phoneNumber: string;
  requestId: string;
  sentAt: number;
  lapsesAt: number;
  resendAt: number;
}

/** Ties an answer of the service to the moment it came. */
export function sentCode(
  phoneNumber: string,
  { requestId, expiresIn, resendAfter }: OtpSent,
  now: number,
): SentCode {
  return {
    phoneNumber,
    requestId,
    sentAt: now,
    lapsesAt: now + expiresIn * 1000,
    resendAt: now + resendAfter * 1000,
  };
}
