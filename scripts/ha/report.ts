import type { FaultResult } from './faults.ts';
import type { HaFigures } from './rehearse-failover.ts';

/** How long writes may be gone after a fault. */
export const MAX_BACK_MS = 15_000;
/** How long a message may take to a stream once writes are back: less than the time between two heartbeats. */
const MAX_MESSAGE_MS = 5_000;

const seconds = (ms: number | null) => (ms === null ? 'never' : (ms / 1_000).toFixed(1));

/** The figures as a table in Markdown. */
export function haToMarkdown(figures: HaFigures): string {
  const { version, charges, messages, pages, searches, wrong } = figures;
  const count = (number: number) => number.toLocaleString('en-US');
  return [
    `\`npm run test:ha\`: three nodes of PostgreSQL ${version} with Patroni, one etcd, HAProxy, two instances of the services, two shells and nginx, all on one machine with two cores. During the faults, buyers made ${count(charges)} charges and wrote ${count(messages)} messages, each sent again with its key until it was acknowledged; visitors opened ${count(pages)} pages and made ${count(searches)} searches.`,
    '',
    '| fault | writes back s (≤ 15) | writes refused, then done | searches refused | pages answered | of them from memory | not answered (0) | slowest page s | a message in a stream s (≤ 5) |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...figures.faults.map(rowOf),
    '',
    wrong.length === 0
      ? 'Every acknowledged charge and message is there exactly once, the ledger adds up to zero, and every token from before the faults is valid.'
      : `**Wrong: ${wrong.length} lines, the first: ${wrong[0]}.**`,
  ].join('\n');
}

function rowOf(fault: FaultResult): string {
  const { pages, writesBackMs, messageMs } = fault;
  const cells = [
    fault.name,
    seconds(writesBackMs),
    fault.refusedWrites,
    fault.refusedSearches,
    pages.answered,
    pages.fromMemory,
    pages.unanswered.length,
    seconds(pages.slowestMs),
    seconds(messageMs),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What the rehearsal found wrong, one line each. */
export function haFaults({ faults, wrong }: HaFigures): string[] {
  return [...wrong, ...faults.flatMap(faultsOf)];
}

function faultsOf({ name, writesBackMs, messageMs, pages }: FaultResult): string[] {
  const isLate = writesBackMs === null || writesBackMs > MAX_BACK_MS;
  const isUnheard = messageMs === null || messageMs > MAX_MESSAGE_MS;
  return [
    ...(isLate ? [`${name}: writes are back after ${seconds(writesBackMs)} s`] : []),
    ...(isUnheard ? [`${name}: a message is in a stream after ${seconds(messageMs)} s`] : []),
    ...pages.unanswered.map(({ address, status }) => `${name}: the page ${address} was answered ${status}`),
  ];
}
