import type { OtpSent } from '@bazaar/contracts/auth';

/** A code sent to a phone, with its two deadlines by the browser's clock (ms). */
export interface SentCode {
  /** E.164. */
  phoneNumber: string;
  requestId: string;
  /** How many digits the code has. */
  codeLength: number;
  sentAt: number;
  lapsesAt: number;
  resendAt: number;
}

/** Combines a response of the service with the time it arrived. */
export function sentCode(
  phoneNumber: string,
  { requestId, codeLength, expiresIn, resendAfter }: OtpSent,
  now: number,
): SentCode {
  return {
    phoneNumber,
    requestId,
    codeLength,
    sentAt: now,
    lapsesAt: now + expiresIn * 1000,
    resendAt: now + resendAfter * 1000,
  };
}
