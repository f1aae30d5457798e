import type { Withdrawal, WithdrawalState } from '@bazaar/contracts/wallet';
import type * as z from 'zod/mini';
import { maskSheba } from '../../kit/sheba.rules.ts';
import { nextState } from './withdrawal-machine.rules.ts';

const HOUR_MS = 3_600_000;

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

/** How a withdrawal is shown, where a bank has carried one out after so many hours at the latest. */
export function withdrawalView(settlesWithinHours: number) {
  return ({ userId: _, sheba, ...row }: WithdrawalRow): z.input<typeof Withdrawal> => {
    const allowedActions = nextState(row.state, 'cancel') === null ? [] : (['cancel'] as const);
    const isOpen = row.state === 'Requested' || row.state === 'Sent';
    const latest = Date.parse(row.createdAt) + settlesWithinHours * HOUR_MS;
    return {
      ...row,
      shebaMasked: maskSheba(sheba),
      expectedBy: isOpen ? new Date(latest).toISOString() : null,
      allowedActions: [...allowedActions],
    };
  };
}
