import type { AgentStatus, CustomerAgent } from '@bazaar/contracts/merchant';
import { formatJalaliDayMonth, formatNumber, formatToman, isolate, mobileText } from '@bazaar/locale';
import { Badge, type BadgeTone, Counter } from '@bazaar/ui/badge';
import { Button, IconButton } from '@bazaar/ui/button';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { mdiCheckCircle, mdiClockOutline, mdiClose, mdiCloseCircleOutline } from '@mdi/js';
import styles from './agents-card.module.css';
import { messages, roleNames, statusNames } from './messages.ts';

const words = messages.agents;

const STATUS_BADGES: Readonly<Record<AgentStatus, { tone: BadgeTone; icon: string }>> = {
  active: { tone: 'success', icon: mdiCheckCircle },
  invited: { tone: 'warning', icon: mdiClockOutline },
  expired: { tone: 'neutral', icon: mdiCloseCircleOutline },
};

interface AgentActions {
  onChange: (agent: CustomerAgent) => void;
  onRevoke: (agent: CustomerAgent) => void;
  /** Sends an invitation again. */
  onAgain: (agent: CustomerAgent) => void;
}

/** The colleagues and the invited, with what the owner can do with each. */
export function AgentsCard({ agents, ...actions }: AgentActions & { agents: readonly CustomerAgent[] }) {
  return (
    <DataTable
      caption={
        <h2 className={styles.title}>
          {words.title} <Counter>{formatNumber(agents.length)}</Counter>
        </h2>
      }
      columns={columnsOf(actions)}
      rows={agents}
      keyOf={({ id }) => id}
      isFaded={({ status }) => status === 'expired'}
    />
  );
}

function columnsOf(actions: AgentActions): DataColumn<CustomerAgent>[] {
  return [
    { key: 'person', label: words.person, cell: (agent) => <Person agent={agent} /> },
    { key: 'role', label: words.role, cell: ({ role }) => <Badge>{roleNames[role]}</Badge> },
    { key: 'limit', label: words.limit, numeric: true, cell: limitText },
    { key: 'status', label: words.status, cell: (agent) => <Status agent={agent} /> },
    {
      key: 'actions',
      label: words.actions,
      labelHidden: true,
      cell: (agent) => <Actions agent={agent} {...actions} />,
    },
  ];
}

function Person({ agent: { status, name, mobile } }: { agent: CustomerAgent }) {
  return (
    <span className={styles.person}>
      {status === 'active' ? (
        <bdi className={styles.name}>{name}</bdi>
      ) : (
        <span className={styles.unnamed}>{words.unnamed}</span>
      )}
      <bdi dir="ltr" className={styles.mobile}>
        {mobileText(mobile)}
      </bdi>
    </span>
  );
}

function limitText({ role, approvalLimitRial }: CustomerAgent): string {
  if (role !== 'approver') {
    return words.notOfRole;
  }
  return approvalLimitRial === null ? words.noLimit : formatToman(approvalLimitRial);
}

function Status({ agent: { status, invitationEndsAt } }: { agent: CustomerAgent }) {
  return (
    <Badge {...STATUS_BADGES[status]}>
      {status === 'invited' && invitationEndsAt !== null
        ? words.until(formatJalaliDayMonth(invitationEndsAt))
        : statusNames[status]}
    </Badge>
  );
}

function Actions({ agent, onChange, onRevoke, onAgain }: AgentActions & { agent: CustomerAgent }) {
  const isActive = agent.status === 'active';
  const mobile = isolate(mobileText(agent.mobile));
  const name = isActive ? isolate(agent.name) : mobile;
  return (
    <span className={styles.actions}>
      {!isActive && (
        <Button size="sm" aria-label={words.againTo(mobile)} onClick={() => onAgain(agent)}>
          {words.again}
        </Button>
      )}
      <Button size="sm" aria-label={words.changeOf(name)} onClick={() => onChange(agent)}>
        {words.change}
      </Button>
      <IconButton
        size="sm"
        icon={mdiClose}
        label={isActive ? words.revoke(name) : words.withdraw(mobile)}
        onClick={() => onRevoke(agent)}
      />
    </span>
  );
}
