import type { Withdrawal, WithdrawalState } from '@bazaar/contracts/wallet';
import type * as z from 'zod/mini';
import { maskSheba } from '../account/account.rules.ts';
import { nextState } from './withdrawal-machine.rules.ts';

/** A withdrawal as the database holds it. */
export interface WithdrawalRow {
  readonly id: number;
  readonly userId: number;
  readonly state: WithdrawalState;
  readonly amountRial: number;
  readonly sheba: string;
  readonly trackingCode: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly settledAt: string | null;
  readonly returnedAt: string | null;
  readonly failureReason: string | null;
}

/** What people see of a withdrawal. */
export function toWithdrawal({ userId: _, sheba, ...row }: WithdrawalRow): z.input<typeof Withdrawal> {
  const allowedActions = nextState(row.state, 'cancel') === null ? [] : (['cancel'] as const);
  return { ...row, shebaMasked: maskSheba(sheba), allowedActions: [...allowedActions] };
}
