import { ASSUMED, limitsOf, type Need, needOf } from './growth.rules.ts';
import type { Measured } from './measured.ts';

const RATES = [1, 100, 10_000];

const count = (number: number) => number.toLocaleString('en-US', { maximumFractionDigits: 0 });
const share = (number: number) => `${Math.round(number * 100)} %`;
const cores = (number: number) => (number < 0.1 ? '< 0.1' : number.toFixed(1));

/** The model's table in Markdown, with what of it is measured and what is assumed. */
export function growthToMarkdown(measured: Measured): string {
  const { writesAlone, everything } = limitsOf(measured);
  return [
    `\`npm run growth\`: a model, not a measurement. Measured, by the tables above: ${count(measured.cachedDocuments)} cached and ${count(measured.newDocuments)} new documents a second, ${count(measured.lists)} lists, ${count(measured.items)} items, ${count(measured.searches)} searches and ${count(measured.transfers)} transfers, each on a machine of two cores with its client and its database. Assumed: ${share(ASSUMED.documents)} documents, of which ${share(ASSUMED.newDocuments)} are new, ${share(ASSUMED.reads)} reads, ${share(ASSUMED.writes)} writes, each as dear as a transfer; ${share(ASSUMED.servicesShare)} of the time of an operation in the services and ${share(ASSUMED.databaseShare)} in the database; cores used by ${share(ASSUMED.utilisation)}; ${ASSUMED.responseKb} kB a response, brotli to ${share(ASSUMED.compression)}; files from a CDN.`,
    '',
    '| requests a second | writes a second | cores of shells | of services | of the primary, writes alone | of standbys, reads | GB of shells and services | Mbit/s |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...RATES.map((rate) => rowOf(needOf(rate, measured))),
    '',
    `One primary of ${ASSUMED.largestMachine} cores has all reads and writes up to ${count(everything)} requests a second, and the writes alone up to ${count(writesAlone)}, by its processor; the shared accounts of the ledger are full before that.`,
  ].join('\n');
}

function rowOf(need: Need): string {
  const cells = [
    count(need.requests),
    need.writes < 1 ? need.writes.toFixed(2) : count(need.writes),
    cores(need.shellCores),
    cores(need.servicesCores),
    cores(need.primaryCores),
    cores(need.standbyCores),
    need.memoryGb.toFixed(1),
    need.transferMbit.toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}
