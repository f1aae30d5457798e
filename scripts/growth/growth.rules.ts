import type { Measured } from './measured.ts';

/** What nobody has measured: how visitors behave, and how full a machine may be. Changing one changes the table. */
export const ASSUMED = {
  /** Of a hundred requests that reach the proxies: documents, calls of the API that read, and writes. Files are the CDN's. */
  documents: 0.4,
  reads: 0.58,
  writes: 0.02,
  /** Documents that are not in the shell's cache. */
  newDocuments: 0.1,
  /** Reads: lists, single items, searches. */
  lists: 0.5,
  items: 0.3,
  searches: 0.2,
  /** Of the processor time of an operation of the services, with its database and its client. */
  servicesShare: 0.4,
  databaseShare: 0.5,
  /** How much of its cores a machine may use, so that another one can fail. */
  utilisation: 0.5,
  /** A body on the wire beside its text: brotli. */
  compression: 0.18,
  /** Kilobytes of text in a response of the API. */
  responseKb: 12,
  /** Cores of the largest machine for one primary. */
  largestMachine: 64,
} as const;

/** On which the rates were measured. */
const MEASURED_CORES = 2;

/** Cores, memory and transfer for a rate of requests. */
export interface Need {
  readonly requests: number;
  readonly shellCores: number;
  readonly servicesCores: number;
  readonly primaryCores: number;
  /** Cores of standbys that answer the reads, when the primary has the writes alone. */
  readonly standbyCores: number;
  readonly memoryGb: number;
  readonly transferMbit: number;
  readonly writes: number;
}

/** Core seconds of one operation. */
const costOf = (rate: number) => MEASURED_CORES / rate;

/** What so many requests a second need. */
export function needOf(requests: number, measured: Measured): Need {
  const documents = requests * ASSUMED.documents;
  const reads = requests * ASSUMED.reads;
  const writes = requests * ASSUMED.writes;
  const whole = (coreSeconds: number) => coreSeconds / ASSUMED.utilisation;
  const readCost = readCostOf(measured);
  const writeCost = costOf(measured.transfers);
  const shellCores = whole(documents * documentCostOf(measured));
  const operations = reads * readCost + writes * writeCost;
  const servicesCores = whole(operations * ASSUMED.servicesShare);
  const inDatabase = (coreSeconds: number) => whole(coreSeconds * ASSUMED.databaseShare);
  return {
    ...{ requests, shellCores, servicesCores, writes },
    primaryCores: inDatabase(writes * writeCost),
    standbyCores: inDatabase(reads * readCost),
    memoryGb: memoryOf({ shellCores, servicesCores, measured }),
    transferMbit: transferOf({ documents, others: reads + writes, measured }),
  };
}

/** Requests a second at which the writes alone fill the largest machine, and those at which everything on one primary does. */
export function limitsOf(measured: Measured): { readonly writesAlone: number; readonly everything: number } {
  const { primaryCores, standbyCores } = needOf(1, measured);
  return {
    writesAlone: ASSUMED.largestMachine / primaryCores,
    everything: ASSUMED.largestMachine / (primaryCores + standbyCores),
  };
}

function documentCostOf({ cachedDocuments, newDocuments }: Measured): number {
  return (1 - ASSUMED.newDocuments) * costOf(cachedDocuments) + ASSUMED.newDocuments * costOf(newDocuments);
}

function readCostOf({ lists, items, searches }: Measured): number {
  return ASSUMED.lists * costOf(lists) + ASSUMED.items * costOf(items) + ASSUMED.searches * costOf(searches);
}

interface MemoryParts {
  readonly shellCores: number;
  readonly servicesCores: number;
  readonly measured: Measured;
}

/** A gigabyte for each core of the shells, with its worker; a process of the services for each of theirs; two of each at least. */
function memoryOf({ shellCores, servicesCores, measured }: MemoryParts): number {
  const shells = Math.max(2, Math.ceil(shellCores));
  const services = Math.max(2, Math.ceil(servicesCores));
  return shells + (services * measured.servicesMb) / 1_000;
}

interface TransferParts {
  readonly documents: number;
  readonly others: number;
  readonly measured: Measured;
}

function transferOf({ documents, others, measured }: TransferParts): number {
  const kilobytes = documents * measured.documentKb + others * ASSUMED.responseKb;
  return (kilobytes * ASSUMED.compression * 8) / 1_000;
}
