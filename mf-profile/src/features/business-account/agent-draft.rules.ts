import type { AgentRole } from '@bazaar/contracts/merchant';
import { parseMobile, parseNumberFa, tomanToRial } from '@bazaar/locale';

/** What is typed in the form of a colleague. */
export interface AgentDraft {
  mobile: string;
  role: AgentRole;
  /** In toman; only an approver has a limit. */
  limit: string;
}

/** What is sent: a role, and for an approver its limit; null for none. */
export interface AgentTerms {
  role: AgentRole;
  approvalLimitRial?: number | null;
}

/** The fields that have to change before the form can be sent. */
export interface AgentFaults {
  mobile: boolean;
  limit: boolean;
}

const MAX_LIMIT_TOMAN = Number.MAX_SAFE_INTEGER / 10;

/** The limit that a text stands for: null for an empty one, undefined for one that is no amount. */
export function limitRialOf(text: string): number | null | undefined {
  if (text.trim() === '') {
    return null;
  }
  const toman = parseNumberFa(text);
  return toman !== null && Number.isInteger(toman) && toman > 0 && toman <= MAX_LIMIT_TOMAN
    ? tomanToRial(toman)
    : undefined;
}

/** What is wrong with a draft. */
export function faultsOf({ mobile, role, limit }: AgentDraft): AgentFaults {
  return {
    mobile: parseMobile(mobile) === null,
    limit: role === 'approver' && limitRialOf(limit) === undefined,
  };
}

/** The terms of a draft without faults. */
export function termsOf({ role, limit }: Pick<AgentDraft, 'role' | 'limit'>): AgentTerms {
  return role === 'approver' ? { role, approvalLimitRial: limitRialOf(limit) ?? null } : { role };
}
