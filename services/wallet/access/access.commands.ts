import type { Database } from '../../kit/database/database.ts';
import { forbidden } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { findAgentRole } from './access.sql.ts';

const FINANCE = ['owner', 'finance'];

/** Throws 403 unless a person may pay from the wallet of this user: its owner, or finance of their company. */
export async function requireFinance(db: Database, walletUserId: number, userId: number): Promise<void> {
  // Nobody needs a role for their own wallet, which is read most.
  if (walletUserId === userId) {
    return;
  }
  const role = await findAgentRole(db, walletUserId, userId);
  if (role === null || !FINANCE.includes(role)) {
    throw forbidden(messages.notFinance);
  }
}
