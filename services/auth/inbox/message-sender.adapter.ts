import { maskMobile } from '@bazaar/locale';
import type { ServiceContext } from '../../kit/http/service.ts';
import { readSmsProvider } from '../settings.ts';
import { createHttpSender } from './http-sender.adapter.ts';
import { insertDemoMessage } from './inbox.sql.ts';
import type { SendMessage } from './outgoing-message.types.ts';

/** Digits of a code that a log line shows, to tell one message from another. */
const CODE_END = 2;

/** The sender that the environment selects: the demo's inbox, an SMS provider, or the operator's log. */
export function createMessageSender({ db, clock, environment, log }: ServiceContext): SendMessage {
  if (environment.messageSender === 'demo-inbox') {
    return (message) => insertDemoMessage(db, { ...message, sentAt: clock() });
  }
  if (environment.messageSender === 'http') {
    return createHttpSender(readSmsProvider(environment.variables), log);
  }
  // A log is read and copied by many: a line shows that a code was made, and no text with the whole of it.
  return async ({ mobile, purpose, text, code }) =>
    log.info(
      { to: maskMobile(mobile), purpose, ...(code === '' ? { text } : { codeEnd: code.slice(-CODE_END) }) },
      'message',
    );
}
