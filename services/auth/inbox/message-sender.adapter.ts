import { maskMobile } from '@bazaar/locale';
import type { ServiceContext } from '../../kit/http/service.ts';
import { readSmsProvider } from '../settings.ts';
import { createHttpSender } from './http-sender.adapter.ts';
import { insertDemoMessage } from './inbox.sql.ts';
import type { SendMessage } from './outgoing-message.types.ts';

/** The sender that the environment selects: the demo's inbox, an SMS provider, or the operator's log. */
export function createMessageSender({ db, clock, environment, log }: ServiceContext): SendMessage {
  if (environment.messageSender === 'demo-inbox') {
    return (message) => insertDemoMessage(db, { ...message, sentAt: clock() });
  }
  if (environment.messageSender === 'http') {
    return createHttpSender(readSmsProvider(environment.variables), log);
  }
  // The operator requested this explicitly (SMS_SENDER=log), so the log line contains the text.
  return async ({ mobile, text }) => log.info({ to: maskMobile(mobile), text }, 'message');
}
