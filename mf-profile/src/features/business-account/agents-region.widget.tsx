import type { CustomerAgent, CustomerSummary } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { PageHead } from '@bazaar/ui/container';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiAccountPlusOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeAgent, inviteAgain, inviteAgent, revokeAgent } from './agent.mutations.ts';
import { AgentDialog } from './agent-dialog.tsx';
import { AgentsCard } from './agents-card.tsx';
import { businessQueries } from './business-account.queries.ts';
import { CompaniesOfOthers } from './companies-of-others.tsx';
import { messages } from './messages.ts';
import { NoAgents, NoCompany } from './no-agents.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

type Asked = { kind: 'invite' } | { kind: 'change' | 'revoke'; agent: CustomerAgent } | null;

/** The head of the page, and the people who act for the user's company. */
export function AgentsRegion() {
  const { api } = useHost();
  const queries = businessQueries(api);
  const { data: customers, isError, refetch } = useQuery(queries.customers());
  const [asked, setAsked] = useState<Asked>(null);
  const company = customers?.find(({ kind, role }) => kind === 'company' && role === 'owner');
  return (
    <>
      <PageHead
        title={messages.title}
        note={company && <CompanyLine company={company} />}
        actions={
          company && (
            <Button kind="primary" icon={mdiAccountPlusOutline} onClick={() => setAsked({ kind: 'invite' })}>
              {messages.invite}
            </Button>
          )
        }
      />
      {customers === undefined && <AgentsWait isError={isError} onRetry={() => void refetch()} />}
      {customers !== undefined && (
        <>
          {company === undefined ? (
            <NoCompany />
          ) : (
            <Agents company={company} asked={asked} onAsk={setAsked} />
          )}
          <CompaniesOfOthers companies={customers.filter(({ role }) => role !== 'owner')} />
        </>
      )}
    </>
  );
}

function CompanyLine({ company }: { company: CustomerSummary }) {
  return (
    <>
      <bdi>{company.name}</bdi> · {messages.owner}
    </>
  );
}

interface AgentsProps {
  company: CustomerSummary;
  asked: Asked;
  onAsk: (asked: Asked) => void;
}

function Agents({ company, asked, onAsk }: AgentsProps) {
  const host = useHost();
  const { data: agents, isError, refetch } = useQuery(businessQueries(host.api).agents());
  if (agents === undefined) {
    return <AgentsWait isError={isError} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {agents.length === 0 ? (
        <NoAgents onInvite={() => onAsk({ kind: 'invite' })} />
      ) : (
        <AgentsCard
          agents={agents}
          onChange={(agent) => onAsk({ kind: 'change', agent })}
          onRevoke={(agent) => onAsk({ kind: 'revoke', agent })}
          onAgain={(agent) => void inviteAgain(host, agent)}
        />
      )}
      <AskedDialog company={company} asked={asked} onClose={() => onAsk(null)} />
    </>
  );
}

function AskedDialog({ company, asked, onClose }: Omit<AgentsProps, 'onAsk'> & { onClose: () => void }) {
  const host = useHost();
  switch (asked?.kind) {
    case 'invite':
      return (
        <AgentDialog
          company={company.name}
          onClose={onClose}
          onSend={(mobile, terms) => inviteAgent(host, mobile, terms)}
        />
      );
    case 'change':
      return (
        <AgentDialog
          company={company.name}
          agent={asked.agent}
          onClose={onClose}
          onSend={(_, terms) => changeAgent(host, asked.agent, terms)}
        />
      );
    case 'revoke':
      return (
        <RevokeDialog
          agent={asked.agent}
          onClose={onClose}
          onConfirm={() => revokeAgent(host, asked.agent)}
        />
      );
    default:
      return null;
  }
}

function AgentsWait({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return isError ? (
    <RegionError cause={messages.agents.failed} height="md" onRetry={onRetry} />
  ) : (
    <SkeletonGroup>
      <Skeleton size="card" />
    </SkeletonGroup>
  );
}
