import { type RawBuilder, sql } from 'kysely';
import { forbidden } from '../../kit/http/errors.ts';
import type { Principal } from '../../kit/http/service.ts';
import { onBehalfOf, ownedBy } from '../../kit/ownership.ts';

export interface Buyer {
  readonly kind: 'buyer';
  /** The person who acts: the buyer, or an agent of the buyer's company. */
  readonly userId: number;
}

export interface Supplier {
  readonly kind: 'supplier';
  /** The user who acts for the supplier; null for a simulated one. */
  readonly userId: number | null;
  readonly supplierId: number;
}

export interface Operator {
  readonly kind: 'operator';
  readonly userId: number;
}

interface System {
  readonly kind: 'system';
  readonly userId: null;
}

/** The party on whose behalf requests are read and moved. */
export type Party = Buyer | Supplier | Operator | System;

/** The party of moves that timers make. */
export const SYSTEM: System = { kind: 'system', userId: null };

/** The signed-in user as a buyer. */
export function asBuyer(user: Principal): Buyer {
  return { kind: 'buyer', userId: user.userId };
}

/** The signed-in user as the supplier that they act for; 403 when there is none. */
export function asSupplier(user: Principal): Supplier {
  if (user.supplierId === null) {
    throw forbidden();
  }
  return { kind: 'supplier', userId: user.userId, supplierId: user.supplierId };
}

/** The signed-in user as an operator; the endpoint has checked the role. */
export function asOperator(user: Principal): Operator {
  return { kind: 'operator', userId: user.userId };
}

/** Only the buyer's side sees a request that is a draft, or that nobody has handed in who may publish it. */
const HANDED_IN = sql`request.handed_in_at is not null and request.status <> 'Draft'`;

/** The condition on `request` under which this party may see it. */
export function visibleTo(party: Party): RawBuilder<unknown> {
  switch (party.kind) {
    case 'buyer':
      return onBehalfOf('request.buyer_id', party.userId, 'viewer');
    case 'supplier':
      return sql`(${ownedBy('request.supplier_id', party.supplierId)} and ${HANDED_IN})`;
    case 'operator':
      return sql`(${HANDED_IN})`;
    case 'system':
      return sql`true`;
  }
}

/** The columns `role` and `approvalLimitRial` of a request: what this party may do for its buyer. */
export function mandateOf(party: Party): RawBuilder<unknown> {
  return party.kind === 'buyer'
    ? sql`merchant.agent_role(request.buyer_id, ${party.userId}) as role,
        merchant.approval_limit(request.buyer_id, ${party.userId}) as "approvalLimitRial"`
    : sql`null as role, null::bigint as "approvalLimitRial"`;
}
