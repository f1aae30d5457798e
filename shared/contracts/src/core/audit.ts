import * as z from 'zod/mini';

/** What somebody did with data of others. An act that begins with `read` changed nothing. */
export const AUDIT_ACTIONS = [
  'readRequests',
  'readRequest',
  'changeRequest',
  'quoteRequest',
  'rejectRequest',
  'returnRequest',
  'shipRequest',
  'ruleOnRequest',
  'readFile',
  'readContact',
  'readProfile',
  'readAddresses',
  'changeAddress',
  'readAgents',
  'inviteAgent',
  'changeAgent',
  'removeAgent',
  'acceptInvitation',
  'refuseInvitation',
  'readWallet',
  'chargeWallet',
  'requestWithdrawal',
  'cancelWithdrawal',
  'readPayment',
  'pay',
  'cancelPayment',
  'readPayouts',
  'planPayouts',
  'cancelPayouts',
  'sendPayouts',
  'recordPayouts',
  'changePayoutAccount',
  'readComment',
  'decideComment',
  'decideAdvertisement',
  'readLetter',
  'moveLetter',
  'readCompany',
  'confirmCompany',
  'refuseCompany',
  'reopenCompany',
] as const;
export const AuditAct = z.enum(AUDIT_ACTIONS);
export type AuditAct = z.infer<typeof AuditAct>;

/**
 * As whom somebody acted: as an operator, for a supplier, for another one's company, for themselves as a customer, or not at
 * all, because a job did it.
 */
export const AuditRole = z.enum(['operator', 'supplier', 'agent', 'customer', 'job']);
export type AuditRole = z.infer<typeof AuditRole>;
