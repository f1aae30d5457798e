import type { AuditAct } from '@bazaar/contracts';
import {
  inviteMerchantAgent,
  listMerchantAgents,
  removeMerchantAgent,
  updateMerchantAgent,
} from '@bazaar/contracts/merchant';
import { maskMobile, parseMobile } from '@bazaar/locale';
import type { AuditEntry } from '../../kit/audit/audit.types.ts';
import type { Database } from '../../kit/database/database.ts';
import { conflict, invalid, notFound, stale, unprocessable } from '../../kit/http/errors.ts';
import {
  type Principal,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { selectCustomer, selectMobile, selectOwnCustomer } from '../customer/customer.sql.ts';
import { messages } from '../messages.ts';
import { AGENT_ROLE_TITLES, invitationEnd, statusOf } from './agent.rules.ts';
import {
  type AgentRow,
  countAgents,
  deleteAgent,
  ensureUser,
  insertAgent,
  lockOwnCompany,
  selectAgents,
  selectOwnAgent,
  updateAgent,
} from './agent.sql.ts';

/** An invitation creates an account for a number that has none. */
const INVITATIONS_A_DAY = { count: 60, windowSeconds: 86_400, by: 'user' } as const;

/** The agents of a company: its owner appoints them, and all of them see each other. */
export function agentRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listMerchantAgents, async ({ user, audit, query: { customerId, paging } }) => {
      const company = await findCompany(db, customerId, user.userId);
      const of = { business: company?.ownerUserId ?? user.userId };
      await audit(db, { act: 'readAgents', of });
      if (company === undefined) {
        return { items: [], totalCount: 0, ...paging };
      }
      const [rows, totalCount] = await Promise.all([
        selectAgents(db, { customerId: company.id, ...paging }),
        countAgents(db, company.id),
      ]);
      const isOwner = company.role === 'owner';
      return { items: rows.map((row) => toAgent(row, isOwner, clock())), totalCount, ...paging };
    }),
    sessionRoute(
      inviteMerchantAgent,
      async ({ user, audit, body }) => {
        const mobile = parseMobile(body.mobile);
        if (mobile === null) {
          throw invalid({ mobile: [messages.mobile] });
        }
        const approvalLimitRial = limitOf(body, null);
        const invitation = { ...body, approvalLimitRial, mobile, user, now: clock() };
        const { id } = await db.transaction().execute(async (transaction) => {
          const invited = await invite(transaction, invitation);
          await audit(transaction, ...notesOf('inviteAgent', invited, user));
          return invited;
        });
        return toAgent(await requireAgent(db, id, user.userId), true, clock());
      },
      { limit: INVITATIONS_A_DAY },
    ),
    sessionRoute(updateMerchantAgent, ({ user, audit, body, version }) =>
      db.transaction().execute(async (transaction) => {
        const before = await requireAgent(transaction, body.id, user.userId);
        const approvalLimitRial = limitOf(body, before.approvalLimitRial);
        if (!(await updateAgent(transaction, { ...body, approvalLimitRial, version, now: clock() }))) {
          throw stale();
        }
        await audit(transaction, ...notesOf('changeAgent', before, user));
        return toAgent(await requireAgent(transaction, body.id, user.userId), true, clock());
      }),
    ),
    sessionRoute(removeMerchantAgent, ({ user, audit, query }) =>
      db.transaction().execute(async (transaction) => {
        const removed = await deleteAgent(transaction, query.id, user.userId);
        if (removed === undefined) {
          throw notFound(messages.agent);
        }
        await audit(transaction, ...notesOf('removeAgent', removed, user));
        return { id: query.id };
      }),
    ),
  ];
}

/** What is noted of an owner's act on an agent: for the company, whose other members read it too, and for the agent. */
function notesOf(act: AuditAct, agent: Pick<AgentRow, 'id' | 'userId'>, { userId }: Principal): AuditEntry[] {
  const note = { act, thing: ['CustomerAgent', agent.id], as: 'agent' } as const;
  return [
    { ...note, of: { business: userId } },
    { ...note, of: { user: agent.userId } },
  ];
}

async function findCompany(db: Database, customerId: number | undefined, userId: number) {
  if (customerId === undefined) {
    return selectOwnCustomer(db, 'company', userId);
  }
  const customer = await selectCustomer(db, customerId, userId);
  if (customer === undefined) {
    throw notFound(messages.customer);
  }
  return customer;
}

/** The limit to store: only an approver has one; left out, it stays as it was. */
function limitOf(
  { role, approvalLimitRial }: { role: AgentRow['role']; approvalLimitRial?: number | null | undefined },
  before: number | null,
): number | null {
  if (role === 'approver') {
    return approvalLimitRial === undefined ? before : approvalLimitRial;
  }
  if (typeof approvalLimitRial === 'number') {
    throw invalid({ approvalLimitRial: [messages.limitOfApprover] });
  }
  return null;
}

interface Invitation {
  readonly mobile: string;
  readonly role: AgentRow['role'];
  readonly approvalLimitRial: number | null;
  readonly user: Principal;
  readonly now: Date;
}

async function invite(
  db: Database,
  { mobile, role, approvalLimitRial, user, now }: Invitation,
): Promise<Pick<AgentRow, 'id' | 'userId'>> {
  const company = await lockOwnCompany(db, user.userId, now);
  if (company === undefined) {
    throw notFound(messages.company);
  }
  if (mobile === (await selectMobile(db, user.userId))) {
    throw unprocessable('own_number', {
      title: messages.ownNumber,
      errors: { mobile: [messages.ownNumber] },
    });
  }
  const agentUserId = await ensureUser(db, { mobile, name: messages.invitedName, now });
  if ((await countAgents(db, company.id, agentUserId)) >= company.agentLimit) {
    throw unprocessable('too_many_agents', { title: messages.tooManyAgents(company.agentLimit) });
  }
  const invitation = { role, approvalLimitRial, endsAt: invitationEnd(now), now };
  const id = await insertAgent(db, { customerId: company.id, agentUserId, ...invitation });
  if (id === undefined) {
    throw conflict('agent_exists', { title: messages.agentExists, detail: messages.agentExistsDetail });
  }
  return { id, userId: agentUserId };
}

async function requireAgent(db: Database, id: number, userId: number): Promise<AgentRow> {
  const agent = await selectOwnAgent(db, id, userId);
  if (agent === undefined) {
    throw notFound(messages.agent);
  }
  return agent;
}

function toAgent({ acceptedAt, userId: _, ...row }: AgentRow, isOwner: boolean, now: Date) {
  return {
    ...row,
    name: acceptedAt === null ? messages.invitedName : row.name,
    mobile: isOwner ? row.mobile : maskMobile(row.mobile),
    roleTitle: AGENT_ROLE_TITLES[row.role],
    status: statusOf({ acceptedAt, invitationEndsAt: row.invitationEndsAt }, now),
  };
}
