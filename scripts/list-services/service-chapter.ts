import type { Endpoint } from '@bazaar/contracts';
import type { ServiceFacts } from './service-facts.ts';

/** One service as a chapter of the README. */
export function serviceChapter({ name, about, calls, tables }: ServiceFacts): string {
  const roles = [...new Set(calls.flatMap((call) => call.roles ?? []))].sort();
  return [
    `### ${name}`,
    ...(about === '' ? [] : [about]),
    ...(tables.length === 0 ? [] : [`Tables: ${tables.map((table) => `\`${table}\``).join(', ')}.`]),
    ...(roles.length === 0 ? [] : [`Roles: ${roles.join(', ')}.`]),
    ...(calls.length === 0 ? [] : [endpointTable(calls)]),
  ].join('\n\n');
}

function endpointTable(calls: readonly Endpoint[]): string {
  const rows = calls.map(
    (call) =>
      `| ${call.method} | \`/${call.service}${call.path}\` | ${callerOf(call)} | ${headersOf(call)} | ${call.summary.replaceAll('|', '\\|')} |`,
  );
  return ['| | Address | Caller | Needs | |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

function callerOf({ access, roles }: Endpoint): string {
  if (roles !== undefined) {
    return roles.join(' or ');
  }
  return access === 'session' ? 'signed in' : 'anyone';
}

function headersOf({ idempotent, versioned, bodyType }: Endpoint): string {
  return [
    ...(idempotent ? ['`Idempotency-Key`'] : []),
    ...(versioned ? ['`If-Match`'] : []),
    ...(bodyType === 'form' || bodyType === 'multipart' ? [bodyType] : []),
  ].join(', ');
}
