import { parseMobile } from '@bazaar/locale';
import { invalid } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';

/** The number as E.164, or the 400 that names the field. */
export function readMobile(text: string): string {
  const mobile = parseMobile(text);
  if (mobile === null) {
    throw invalid({ phoneNumber: [messages.mobile] });
  }
  return mobile;
}
