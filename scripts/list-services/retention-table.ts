import { isTimed, type RetentionRule } from '../../services/kit/retention/retention.ts';

/** The tables whose rows do not stay, in the order of their names. */
export function retentionTable(rules: readonly RetentionRule[]): string {
  const rows = rules
    .filter(({ does }) => does !== 'keep')
    .toSorted((left, right) => (left.table < right.table ? -1 : 1))
    .map((rule) => `| \`${rule.table}\` | ${rule.holds} | ${endOf(rule)} |`);
  return ['| Table | A row is | It ends |', '| --- | --- | --- |', ...rows].join('\n');
}

function endOf(rule: RetentionRule): string {
  if (!isTimed(rule)) {
    return rule.does === 'follow' ? `with \`${rule.what}\`` : rule.why;
  }
  const columns = rule.after.map((column) => `\`${column}\``).join(' or ');
  const days = rule.days === 1 ? 'a day' : `${rule.days} days`;
  const time = rule.days === 0 ? `once ${columns} is over` : `${days} after ${columns}`;
  const only = Object.entries(rule.only ?? {}).map(([column, value]) => `, where \`${column}\` is ${value}`);
  const emptied = (rule.columns ?? []).map((column) => `\`${column}\``).join(', ');
  return `${time}${only.join('')}${emptied === '' ? '' : `: only ${emptied}`}`;
}
