/** One way to change money, as SQL that the connection of the services sends. */
export interface Attack {
  readonly what: string;
  readonly sql: string;
  /** It is not refused, but has no effect. */
  readonly isHarmless?: boolean;
}

/** Rows that {@link ATTACKS} aim at; the test writes them as the owner. */
export const VICTIM = {
  user: 10,
  request: 501,
  supplier: 7,
  otherUser: 11,
  otherSupplier: 8,
  unpaidRequest: 502,
} as const;

const LEDGER = ['account', 'transaction', 'entry', 'statement_line', 'trade_hold', 'reversal'].map(
  (table) => `wallet.${table}`,
);
const PAYMENTS = ['payment', 'online_payment', 'event'].map((table) => `payment.${table}`);

const amountOf = (table: string): string =>
  ({
    'wallet.account': 'balance_rial = balance_rial + 1',
    'wallet.transaction': "description = 'x'",
    'wallet.trade_hold': 'remaining_rial = remaining_rial - 1',
    'wallet.reversal': "reason = 'x'",
    'payment.event': "move = 'verify'",
  })[table] ?? 'amount_rial = amount_rial + 1';

const WRITES: readonly Attack[] = [...LEDGER, ...PAYMENTS].flatMap((table) => [
  {
    what: `inserts into ${table}`,
    sql: `insert into ${table} overriding system value select * from ${table} limit 1`,
  },
  { what: `updates ${table}`, sql: `update ${table} set ${amountOf(table)}` },
  { what: `deletes from ${table}`, sql: `delete from ${table}` },
  { what: `truncates ${table}`, sql: `truncate ${table} cascade` },
  { what: `copies into ${table}`, sql: `copy ${table} from stdin` },
  { what: `locks ${table}`, sql: `begin; lock table ${table} in access exclusive mode` },
  { what: `disables the triggers of ${table}`, sql: `alter table ${table} disable trigger all` },
  { what: `takes ${table}`, sql: `alter table ${table} owner to current_user` },
  {
    what: `grants itself ${table}`,
    sql: `grant insert, update, delete on ${table} to current_user; delete from ${table}`,
  },
  { what: `drops ${table}`, sql: `drop table ${table} cascade` },
]);

const RICHER = 'update wallet.account set balance_rial = balance_rial + 1';

const ROLES: readonly Attack[] = [
  ['resets its role', `reset role; ${RICHER}`],
  ['resets its session', `reset session authorization; ${RICHER}`],
  ['sets the role of the owner', 'set role bazaar'],
  ['begins a session of the owner', 'set session authorization bazaar'],
  ['makes itself a superuser', 'alter role current_user superuser'],
  ['makes another superuser', 'create role thief superuser login'],
  ['joins the owner', 'grant bazaar to current_user'],
  ['joins those who write everything', 'grant pg_write_all_data to current_user'],
  ['reassigns what the owner has', 'reassign owned by bazaar to current_user'],
  ['turns triggers off for its session', `set session_replication_role = replica; ${RICHER}`],
  ['turns triggers off by a function', "select set_config('session_replication_role', 'replica', false)"],
  ['turns triggers off for its role', 'alter role current_user set session_replication_role = replica'],
  ['turns triggers off for the server', 'alter system set session_replication_role = replica'],
  ['changes the catalogue of tables', 'update pg_class set relowner = current_user::regrole'],
  ['changes the catalogue of triggers', 'delete from pg_trigger'],
  ['changes the catalogue of functions', 'update pg_proc set prosecdef = true'],
  ['gives itself the rights anew', 'select kit.grant_rights(current_user)'],
  ['opens the entry points', "select kit.open_entry_points('wallet', current_user)"],
  ['empties the services', 'select kit.empty_services()'],
  [
    'ends the connections of the owner',
    'select pg_terminate_backend(pid) from pg_stat_activity where usename = $$bazaar$$',
  ],
].map(([what = '', sql = '']) => ({ what, sql }));

const OBJECTS: readonly Attack[] = [
  ['drops a check', 'drop trigger check_entries on wallet.entry'],
  [
    'replaces a check',
    "create or replace function wallet.check_entries() returns trigger language plpgsql as 'begin return null; end'",
  ],
  ['drops the function of a check', 'drop function wallet.check_entries() cascade'],
  ['drops a constraint', 'alter table wallet.account drop constraint account_not_overdrawn'],
  [
    'makes an entry point of a posting',
    'alter function wallet.post(text, text, text, text, timestamptz, jsonb) security definer',
  ],
  [
    'adds a trigger',
    'create trigger mine before insert on wallet.entry for each row execute function wallet.refuse_change()',
  ],
  ['adds a rule', 'create rule mine as on insert to wallet.entry do instead nothing'],
  ['adds a policy', 'create policy mine on wallet.account using (true)'],
  ['restarts the tracking codes', 'alter sequence wallet.tracking_number restart with 1'],
  ['takes a tracking code', "select nextval('wallet.tracking_number')"],
  ['sets the tracking code', "select setval('wallet.tracking_number', 1)"],
  ['sets the number of entries', "select setval('wallet.entry_id_seq', 1)"],
  [
    'names a function like ours in public',
    'create function public.now() returns timestamptz language sql as $$select clock_timestamp()$$',
  ],
  [
    'names an operator like one in public',
    'create operator public.+ (leftarg = bigint, rightarg = bigint, function = int8mi)',
  ],
  ['names a temporary table like ours', 'create temporary table account (id bigint)'],
  [
    'names a temporary function like ours',
    'create function pg_temp.format(text, text) returns text language sql as $$select $$',
  ],
  ['makes a schema', 'create schema thief'],
  ['makes an extension', 'create extension dblink'],
  ['reads from a program', "copy kit.job from program 'id'"],
  ['prepares a transaction', `begin; ${RICHER}; prepare transaction 'x'`],
  ['prepares a statement', `prepare richer as ${RICHER}; execute richer`],
  ['updates in a block', `do $$begin ${RICHER}; end$$`],
  ['updates beside a query', `with one as (${RICHER} returning 1) select * from one`],
  [
    'merges',
    'merge into wallet.account using (select 1) as s on true when matched then update set balance_rial = 1',
  ],
  ['locks rows', 'select from wallet.account for update'],
].map(([what = '', sql = '']) => ({ what, sql }));

const { user, request, supplier, otherUser, otherSupplier, unpaidRequest } = VICTIM;
const LEGS = `'[{"account":"gateway:demo:clearing","amountRial":-5},{"account":"user:${otherUser}:available","amountRial":5}]'`;
const MOVE = `'gateway:demo:clearing', 'user:${otherUser}:available'`;

const INSIDE: readonly Attack[] = [
  `wallet.post('k', 'Charge', 'x', 'T-forged', now(), ${LEGS})`,
  `wallet.post_for('k', 'Charge', 'x', 'T-forged', now(), ${LEGS}, 1, null)`,
  `wallet.transfer('k', 'Charge', 'x', now(), ${MOVE}, 5)`,
  `wallet.write_posting('k', 'h', 'Charge', 'x', 'BZ-1', now(), array[${MOVE}], array[-5, 5], null, null)`,
  `wallet.write_hold('k', ${user}, 777, 5, 'x', now())`,
  `wallet.write_release('k', ${user}, ${request}, ${otherSupplier}, 5, 'x', now())`,
  `wallet.write_refund('k', ${user}, ${request}, 5, 'x', now())`,
  `wallet.take_from_hold('k', 'Release', ${user}, ${request}, 'user:${otherUser}:available', 5, 'x', now())`,
  `wallet.hold_for_trade(1, now())`,
  `wallet.pay_membership(1, now())`,
  `wallet.charge_confirmed(1, now())`,
  `wallet.hold_part(1, now())`,
  `wallet.return_part(1, now())`,
  `wallet.reverse_transaction(1, 'x', 'x', now())`,
  `wallet.ensure_accounts(array['user:99:available'])`,
  `wallet.lock_accounts(array['user:${user}:available'])`,
  `wallet.close_tables(current_user)`,
  `payment.write_move(1, 'verify', 'gateway', now())`,
  `payment.fulfil(1, now())`,
  `payment.release_part(1, now())`,
  `payment.close(1, now())`,
  `payment.tell_owner(1, now())`,
].map((call) => ({ what: `calls ${call.split('(')[0]}`, sql: `select ${call}` }));

const release = (
  amountRial: number | string,
  parts: { user?: number; request?: number; supplier?: number } = {},
) =>
  `select wallet.release_to_supplier('forged', ${parts.user ?? user}, ${parts.request ?? request},
    ${parts.supplier ?? supplier}, ${amountRial}, 'x', now())`;
const refund = (amountRial: number | string, parts: { user?: number; request?: number } = {}) =>
  `select wallet.refund_hold('forged', ${parts.user ?? user}, ${parts.request ?? request}, ${amountRial}, 'x', now())`;
const PAYMENT = `(select id from payment.payment where purpose = 'membership' and status = 'Created')`;
const CHARGE = `(select id from payment.payment where purpose = 'walletCharge' and status = 'Created')`;
const PAID = `(select id from payment.payment where purpose = 'tradeRequest' and status = 'Verified')`;
const UNSENT = '(select id from payment.online_payment where authority is null)';
const BOOKED = '(select id from payment.online_payment where verified_at is not null)';

const ENTRY_POINTS: readonly Attack[] = [
  ['releases what is not held', release(5, { request: unpaidRequest })],
  ['releases for a request that does not exist', release(5, { request: 9_999 })],
  ["releases another one's money", release(5, { user: otherUser })],
  ['releases to another supplier', release(5, { supplier: otherSupplier })],
  ['releases more than is held', release(8_001)],
  ['releases nothing', release(0)],
  ['releases less than nothing', release(-5)],
  ['releases an unknown amount', release('null')],
  ['refunds what is not held', refund(5, { request: unpaidRequest })],
  ['refunds to another user', refund(5, { user: otherUser })],
  ['refunds more than is held', refund(8_001)],
  ['refunds less than nothing', refund(-5)],
  ['books an attempt that does not exist', "select payment.settle_success(999999, '1', null, now())"],
  [
    'books an attempt that never was at its gateway',
    `select payment.settle_success(${UNSENT}, '1', null, now())`,
  ],
  ['pays a payment that does not exist', 'select payment.pay_by_wallet(999999, now())'],
  ['pays a charge from the wallet', `select payment.pay_by_wallet(${CHARGE}, now())`],
  ['pays a payment twice', `select payment.pay_by_wallet(${PAID}, now())`],
  ['verifies without money', `select payment.move(${PAYMENT}, 'verify', 'gateway', now())`],
  ['verifies late without money', `select payment.move(${PAYMENT}, 'verifyLate', 'gateway', now())`],
  ['pays without money', `select payment.move(${PAYMENT}, 'payByWallet', 'buyer', now())`],
  ['refunds by a move', `select payment.move(${PAID}, 'refund', 'owner', now())`],
  ['holds a part beyond the amount', `select payment.open_attempt(${PAYMENT}, 'x', 9001, '/', now(), now())`],
  ['holds a part beyond the wallet', `select payment.open_attempt(${PAYMENT}, 'x', 8999, '/', now(), now())`],
  ['holds a part below zero', `select payment.open_attempt(${PAYMENT}, 'x', -5, '/', now(), now())`],
  ['begins a payment below zero', `select payment.create_payment(${user}, 'membership', 1, -5, now())`],
  ['confirms an attempt by itself', 'update payment.online_payment set verified_at = now()'],
  ['changes the amount of a payment', `update payment.payment set amount_rial = 1 where id = ${PAYMENT}`],
  [
    'changes the wallet of a payment',
    `update payment.payment set wallet_user_id = ${user} where id = ${PAYMENT}`,
  ],
].map(([what = '', sql = '']) => ({ what, sql }));

const HARMLESS: readonly Attack[] = [
  { what: 'books an attempt twice', sql: `select payment.settle_success(${BOOKED}, '1', null, now())` },
  { what: 'pays more than the wallet holds', sql: `select payment.pay_by_wallet(${PAYMENT}, now())` },
  {
    what: 'sets its search path',
    sql: `set search_path = public, pg_temp; select wallet.available_of(${user})`,
  },
].map((attack) => ({ ...attack, isHarmless: true }));

/** Ways to change money that the connection of the services has none of. */
export const ATTACKS: readonly Attack[] = [
  ...WRITES,
  ...ROLES,
  ...OBJECTS,
  ...INSIDE,
  ...ENTRY_POINTS,
  ...HARMLESS,
];
