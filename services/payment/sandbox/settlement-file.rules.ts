import type { GatewayReportRow, GatewayState } from '../gateway/gateway.types.ts';
import type { SettledOrder } from './sandbox.sql.ts';

const HEADER = 'authority,ref_number,amount_rial,status,at';
const STATUSES: readonly string[] = [
  'paid',
  'notPaid',
  'cancelled',
  'open',
] satisfies readonly GatewayState[];

const STATES: Readonly<Record<SettledOrder['state'], GatewayState>> = {
  open: 'open',
  paid: 'paid',
  failed: 'notPaid',
  cancelled: 'cancelled',
};

/** The state of an order in the terms of every gateway. */
export function stateOf({ state }: Pick<SettledOrder, 'state'>): GatewayState {
  return STATES[state];
}

/** The settlement file of the sandbox: one line for each order, as banks send them. */
export function writeSettlementFile(orders: readonly SettledOrder[]): string {
  const lines = orders.map((order) =>
    [
      order.authority,
      order.refNumber ?? '',
      order.amountRial,
      stateOf(order),
      new Date(order.at).toISOString(),
    ].join(','),
  );
  return [HEADER, ...lines, ''].join('\n');
}

/** The rows of a settlement file, or null when it is none. */
export function readSettlementFile(text: string): GatewayReportRow[] | null {
  const [header, ...lines] = text.split('\n').filter((line) => line !== '');
  const rows = lines.map(readLine);
  return header === HEADER && rows.every((row) => row !== null) ? rows : null;
}

function readLine(line: string): GatewayReportRow | null {
  const [authority = '', refNumber = '', amount = '', status = '', at = '', ...more] = line.split(',');
  const amountRial = Number(amount);
  const isRow =
    authority !== '' &&
    Number.isSafeInteger(amountRial) &&
    amountRial > 0 &&
    isStatus(status) &&
    !more.length;
  return isRow ? { authority, refNumber: refNumber || null, amountRial, status, at } : null;
}

function isStatus(text: string): text is GatewayState {
  return STATUSES.includes(text);
}
