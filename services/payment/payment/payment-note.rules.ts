import type { AuditAct } from '@bazaar/contracts';
import type { AuditEntry } from '../../kit/audit/audit.types.ts';

/** What is noted when an agent reads or changes a payment of the company. */
export function noteOfPayment(
  act: AuditAct,
  { id, walletUserId }: { readonly id: number; readonly walletUserId: number },
): AuditEntry {
  return { act, of: { business: walletUserId }, thing: ['Payment', id] };
}
