/** What an operator asked for cannot be done; the message is one line. */
export class ReconcileProblem extends Error {
  override readonly name = 'ReconcileProblem';
}

/** The options of the command line. */
export interface ReconcileOptions {
  readonly gateway?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly 'dry-run'?: boolean | undefined;
  readonly resolve?: string | undefined;
  readonly note?: string | undefined;
}

/** What an operator asked for: days to compare, or one difference to close. */
export type ReconcileRequest =
  | { readonly gatewayIds: readonly string[]; readonly days: readonly string[]; readonly isDryRun: boolean }
  | { readonly resolve: number; readonly note: string };

interface Known {
  readonly gatewayIds: readonly string[];
  /** Today in Tehran. */
  readonly today: string;
}

const A_DAY_MS = 24 * 3_600_000;
const MAX_DAYS = 92;

/** Reads the options; without days it is yesterday. @throws ReconcileProblem */
export function readRequest(options: ReconcileOptions, known: Known): ReconcileRequest {
  if (options.resolve !== undefined || options.note !== undefined) {
    return readResolution(options);
  }
  return {
    gatewayIds: readGateways(options.gateway, known.gatewayIds),
    days: readDays(options, known.today),
    isDryRun: options['dry-run'] ?? false,
  };
}

function readResolution({ resolve, note, ...others }: ReconcileOptions): ReconcileRequest {
  const id = Number(resolve);
  const text = note?.trim() ?? '';
  if (!Number.isSafeInteger(id) || id < 1 || text === '') {
    throw new ReconcileProblem(
      'Give --resolve the number of a difference, and --note what was done about it.',
    );
  }
  if (Object.values(others).some((value) => value !== undefined)) {
    throw new ReconcileProblem('--resolve stands alone with --note.');
  }
  return { resolve: id, note: text };
}

function readGateways(gateway: string | undefined, gatewayIds: readonly string[]): readonly string[] {
  if (gatewayIds.length === 0) {
    throw new ReconcileProblem(
      'No gateway is set up here; set ZARINPAL_MERCHANT_ID as the services have it.',
    );
  }
  if (gateway !== undefined && !gatewayIds.includes(gateway)) {
    throw new ReconcileProblem(`"${gateway}" is no gateway here. There are: ${gatewayIds.join(', ')}.`);
  }
  return gateway === undefined ? gatewayIds : [gateway];
}

function readDays({ from, to }: ReconcileOptions, today: string): string[] {
  const yesterday = addDays(today, -1);
  const last = readDay('--to', to ?? (from === today ? today : yesterday));
  const first = readDay('--from', from ?? to ?? yesterday);
  if (first > last) {
    throw new ReconcileProblem(`--from ${first} is after --to ${last}.`);
  }
  if (last > today) {
    throw new ReconcileProblem(`--to ${last} is not here yet; today is ${today}.`);
  }
  const count = (Date.parse(last) - Date.parse(first)) / A_DAY_MS + 1;
  if (count > MAX_DAYS) {
    throw new ReconcileProblem(`${count} days are more than ${MAX_DAYS}; give a shorter time.`);
  }
  return Array.from({ length: count }, (_day, index) => addDays(first, index));
}

function readDay(option: string, text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay || addDays(text, 0) !== text) {
    throw new ReconcileProblem(`${option} "${text}" is no day such as 2026-11-20.`);
  }
  return text;
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * A_DAY_MS).toISOString().slice(0, 10);
}
