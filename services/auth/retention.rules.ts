import type { RetentionRule } from '../kit/retention/retention.ts';
import { DEVICE_RETENTION_DAYS } from './device/device.settings.ts';

const UNTIL_CLOSED = 'It belongs to the account until that is closed.';

/** What is held of users, codes and sessions, and how long. A session goes before the code that opened it. */
export const authRetention: readonly RetentionRule[] = [
  {
    ...{ table: 'auth.one_time_code', holds: 'a code that was sent: its hash, number and network' },
    ...{ does: 'delete', days: 30, after: ['created_at'] },
  },
  {
    ...{ table: 'auth.step_up', holds: 'what a code confirmed, with the hash of its token' },
    ...{ does: 'follow', what: 'auth.one_time_code' },
  },
  {
    ...{ table: 'auth.sign_in_guard', holds: 'a number or network whose codes are counted' },
    ...{ does: 'follow', what: 'auth.maintenance' },
  },
  {
    ...{ table: 'auth.session', holds: 'a session with its device and network' },
    ...{ does: 'delete', days: 90, after: ['expires_at', 'revoked_at'] },
  },
  {
    ...{ table: 'auth.authorization_code', holds: 'the step between a code and its session' },
    ...{ does: 'delete', days: 90, after: ['created_at'] },
    unlessIn: { table: 'auth.session', column: 'code_hash' },
  },
  {
    ...{ table: 'auth.device', holds: 'a browser that has signed a user in' },
    ...{ does: 'delete', days: DEVICE_RETENTION_DAYS, after: ['last_used_at'] },
  },
  {
    ...{ table: 'auth.demo_message', holds: 'a message of the demo’s inbox' },
    ...{ does: 'delete', days: 7, after: ['sent_at'] },
  },
  {
    ...{ table: 'auth.uncoded_spending', holds: 'what left a wallet without a code' },
    ...{ does: 'delete', days: 2, after: ['spent_at'] },
  },
  {
    ...{ table: 'auth.used_work', holds: 'work of a browser that was accepted' },
    ...{ does: 'delete', days: 0, after: ['expires_at'] },
  },
  {
    ...{ table: 'auth.signing_key', holds: 'a key that signs or checks tokens' },
    ...{ does: 'follow', what: 'auth.rotate-signing-key' },
  },
  {
    ...{ table: 'auth.account_deletion', holds: 'an account that its user wants deleted' },
    ...{ does: 'follow', what: 'auth.delete-account' },
  },
  { table: 'auth.user', holds: 'number, name and picture of a user', does: 'keep', why: UNTIL_CLOSED },
  {
    table: 'auth.step_up_limit',
    holds: 'what a user may spend without a code',
    does: 'keep',
    why: UNTIL_CLOSED,
  },
  {
    ...{ table: 'auth.user_role', holds: 'who is an operator or acts for a supplier' },
    ...{ does: 'keep', why: 'Operators give and take it.' },
  },
];
