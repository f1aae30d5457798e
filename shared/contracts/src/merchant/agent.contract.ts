import * as z from 'zod/mini';
import {
  endpoint,
  entityId,
  Instant,
  NonEmptyText,
  PagingQuery,
  paged,
  Rial,
  RowVersion,
} from '../core/index.ts';
import { CustomerId } from './customer-id.ts';

export const CustomerAgentId = entityId().brand<'CustomerAgentId'>();
export type CustomerAgentId = z.infer<typeof CustomerAgentId>;

/**
 * `viewer` reads the company's trade requests, `requester` also writes them, `approver` also publishes and accepts them
 * up to a limit, `finance` reads and pays.
 */
export const AgentRole = z.enum(['viewer', 'requester', 'approver', 'finance']);
export type AgentRole = z.infer<typeof AgentRole>;

/** `invited`: has not answered yet and may do nothing. `expired`: did not answer in time. */
export const AgentStatus = z.enum(['active', 'invited', 'expired']);
export type AgentStatus = z.infer<typeof AgentStatus>;

/** A person who acts for a company, or is invited to. */
export const CustomerAgent = z.object({
  id: CustomerAgentId,
  customerId: CustomerId,
  /** A general name until the invitation is accepted: an owner must not learn whose number it is by inviting it. */
  name: NonEmptyText,
  status: AgentStatus,
  /** Null once it is accepted. */
  invitationEndsAt: z.nullable(Instant),
  /** Complete for the owner, masked for the other agents: «۰۹۱۲•••۴۵۶۷». */
  mobile: NonEmptyText,
  role: AgentRole,
  roleTitle: NonEmptyText,
  /** The largest sum that an approver may publish or accept; null without a limit, and for the other roles. */
  approvalLimitRial: z.nullable(Rial),
  createdAt: Instant,
  rowVersion: RowVersion,
});
export type CustomerAgent = z.infer<typeof CustomerAgent>;

/** Only for an approver; null removes the limit. */
const ApprovalLimit = z.optional(z.nullable(Rial.check(z.positive())));

/** Agents of `customerId`, else of the user's own company; empty for one without a company. */
export const listMerchantAgents = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/profile/merchant-agents',
  access: 'session',
  audited: ['readAgents'],
  summary: 'Agents of a company that the signed-in user owns or acts for.',
  owned: { 'query.customerId': 'Customer' },
  query: z.strictObject({ customerId: z.optional(CustomerId), paging: PagingQuery }),
  response: paged(CustomerAgent),
  errors: [404],
});

/**
 * Invites a person by mobile number for seven days; who is invited already gets the new role and a new week. 404 when
 * the user has no company, 409 `agent_exists`, 422 `own_number` for the owner and `too_many_agents` beyond the
 * membership's limit.
 */
export const inviteMerchantAgent = endpoint({
  service: 'merchant',
  method: 'POST',
  path: '/api/v1/profile/merchant-agents',
  access: 'session',
  audited: ['inviteAgent'],
  summary: 'Invite an agent of the own company by mobile number.',
  body: z.strictObject({
    mobile: z.string().check(z.minLength(10), z.maxLength(20)),
    role: AgentRole,
    approvalLimitRial: ApprovalLimit,
  }),
  response: CustomerAgent,
  successStatus: 201,
  errors: [404, 409, 422],
});

/** Gives an agent another role or limit; a limit that is left out stays. Only the owner of the company may. */
export const updateMerchantAgent = endpoint({
  service: 'merchant',
  method: 'PUT',
  path: '/api/v1/profile/merchant-agents',
  access: 'session',
  audited: ['changeAgent'],
  summary: 'Change the role of an agent, and what an approver may approve.',
  versioned: true,
  owned: { 'body.id': 'CustomerAgent' },
  body: z.strictObject({ id: CustomerAgentId, role: AgentRole, approvalLimitRial: ApprovalLimit }),
  response: CustomerAgent,
  errors: [404],
});

/** Removes an agent's rights, or takes an invitation back; only the owner of the company may. */
export const removeMerchantAgent = endpoint({
  service: 'merchant',
  method: 'DELETE',
  path: '/api/v1/profile/merchant-agents',
  access: 'session',
  audited: ['removeAgent'],
  summary: 'Remove an agent.',
  owned: { 'query.id': 'CustomerAgent' },
  query: z.strictObject({ id: CustomerAgentId }),
  response: z.object({ id: CustomerAgentId }),
  errors: [404],
});

/** An invitation that is addressed to the signed-in user. */
export const AgentInvitation = z.object({
  id: CustomerAgentId,
  companyName: NonEmptyText,
  /** Who owns the company. */
  invitedBy: NonEmptyText,
  role: AgentRole,
  roleTitle: NonEmptyText,
  approvalLimitRial: z.nullable(Rial),
  endsAt: Instant,
  isExpired: z.boolean(),
});
export type AgentInvitation = z.infer<typeof AgentInvitation>;

/** The invitations to companies that the signed-in user has not answered, the latest first. */
export const listAgentInvitations = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/profile/agent-invitations',
  access: 'session',
  summary: 'Unanswered invitations of the signed-in user.',
  response: z.array(AgentInvitation),
});

/** Accepts an invitation or refuses it, which removes it; 409 `invitation_expired` when it is accepted too late. */
export const answerAgentInvitation = endpoint({
  service: 'merchant',
  method: 'POST',
  path: '/api/v1/profile/agent-invitations/:id',
  access: 'session',
  audited: ['acceptInvitation', 'refuseInvitation'],
  summary: 'Accept or refuse an invitation.',
  params: z.strictObject({ id: CustomerAgentId }),
  owned: { 'params.id': 'AgentInvitation' },
  body: z.strictObject({ accept: z.boolean() }),
  response: z.object({ id: CustomerAgentId, accepted: z.boolean() }),
  errors: [404, 409],
});
