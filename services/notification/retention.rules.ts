import { kept, type RetentionRule } from '../kit/retention/retention.ts';

/** Threads are records of two sides; what they said before is for judging reports, as the privacy page of the site says. */
export const notificationRetention: readonly RetentionRule[] = [
  {
    ...{ table: 'notification.former_text', holds: 'what a message said before it was changed or deleted' },
    ...{ does: 'delete', days: 90, after: ['replaced_at'] },
  },
  {
    ...{ table: 'notification.report', holds: 'a report of a thread' },
    ...{ does: 'delete', days: 730, after: ['created_at'] },
  },
  ...kept('Both sides read it: neither takes it from the other.', {
    'notification.conversation': 'a thread with the names of its sides',
    'notification.message': 'a message',
    'notification.participant': 'a side of a thread, and how far it has read',
  }),
  ...kept('It lasts until the side that blocks takes it back.', {
    'notification.block': 'who blocks whom',
  }),
];
