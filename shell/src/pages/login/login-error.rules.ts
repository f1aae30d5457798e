import { isApiError } from '@bazaar/api';
import { TOO_MANY, waitSeconds } from '@bazaar/contracts/failure';
import { messages } from './messages.ts';

/** The message for a failed step, and whether another code is needed. */
export interface LoginFailure {
  text: string;
  /** `field`: beside the code. `note`: above the form, because typing again does not help. */
  place: 'field' | 'note';
  isLapsed: boolean;
}

/** Maps a failure of the two requests to a message; anything unexpected gets one plain sentence. */
export function loginFailure(error: unknown): LoginFailure {
  const note = (text: string): LoginFailure => ({ text, place: 'note', isLapsed: false });
  if (!isApiError(error)) {
    return note(messages.failed);
  }
  const { status, data } = error;
  const wait = waitSeconds(error);
  if (status === 0) {
    return note(messages.offline);
  }
  switch (data?.code) {
    case 'otp_wrong':
      return { text: wrongCode(data.errors?.attemptsLeft?.[0]), place: 'field', isLapsed: false };
    case 'otp_expired':
      return { text: messages.lapsed, place: 'field', isLapsed: true };
    case 'otp_locked':
      return { text: messages.locked, place: 'field', isLapsed: true };
    case 'sms_unavailable':
      return note(messages.smsUnavailable(wait));
    default:
      return note(otherwise(status, wait));
  }
}

function otherwise(status: number, wait: number | null): string {
  if (status === TOO_MANY) {
    return messages.tooMany(wait);
  }
  return status >= 500 ? messages.unavailable(wait) : messages.refused;
}

function wrongCode(attemptsLeft: string | undefined): string {
  const left = Number(attemptsLeft);
  return Number.isInteger(left) && left > 0
    ? `${messages.wrongCode} ${messages.attemptsLeft(left)}`
    : messages.wrongCode;
}
