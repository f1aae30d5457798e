import { maskMobile } from '@bazaar/locale';
import type { ServiceContext } from '../../kit/http/service.ts';
import { insertDemoMessage } from './inbox.sql.ts';

export interface OutgoingMessage {
  readonly mobile: string;
  readonly text: string;
  readonly code: string;
}

/** Hands a message over to whatever reaches the person. */
export type SendMessage = (message: OutgoingMessage) => Promise<void>;

/** The sender that the environment asks for: the demo's inbox, or the operator's log. */
export function createMessageSender({ db, clock, environment, log }: ServiceContext): SendMessage {
  if (environment.messageSender === 'demo-inbox') {
    return (message) => insertDemoMessage(db, { ...message, sentAt: clock() });
  }
  // The operator asked for this in so many words (SMS_SENDER=log): the text is the point of the line.
  return async ({ mobile, text }) => log.info({ to: maskMobile(mobile), text }, 'message');
}
