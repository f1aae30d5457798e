import * as z from 'zod/mini';
import { entityId } from '../core/index.ts';

export const CustomerId = entityId().brand<'CustomerId'>();
export type CustomerId = z.infer<typeof CustomerId>;

/** The user's relation to a customer: its owner, or an agent of a company. */
export const CUSTOMER_ROLES = ['owner', 'viewer', 'requester', 'approver', 'finance'] as const;
export const CustomerRole = z.enum(CUSTOMER_ROLES);
export type CustomerRole = z.infer<typeof CustomerRole>;
