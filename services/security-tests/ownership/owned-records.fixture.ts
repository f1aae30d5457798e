import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export type Id = string | number;

/** Where records of a kind are stored, and how to find the victim's. */
interface OwnedKind {
  readonly table: string;
  /** Column by which callers name the record; `id` by default. */
  readonly id?: string;
  /** A query for one id: a record of the demo's buyer (user 1), or of the supplier with the most requests. */
  readonly theirs: string;
  /** Status for other users; 404 by default. */
  readonly refusal?: 403;
  /** Belongs to a supplier's side. */
  readonly isSuppliers?: true;
}

const OF_BUYER = 'in (select id from merchant.customer where owner_user_id = 1)';
/** The supplier with the most open requests in the demo. */
const BUSIEST_SUPPLIER = `(select supplier_id from trade.request where status <> 'Draft'
  group by supplier_id order by count(*) desc, supplier_id limit 1)`;
/** The mobile number of the user who acts for the victim supplier. */
export const VICTIM_SUPPLIER = '+989120000072';
/** The supplier that this user acts for; which one is busiest changes while the site is set up. */
const THEIR_SUPPLIER = `(select supplier_id from auth.user_role join auth.user on auth.user.id = user_id
  where mobile = '${VICTIM_SUPPLIER}')`;

/** Every kind that an endpoint's `owned` may name. */
export const OWNED_KINDS: Readonly<Record<string, OwnedKind>> = {
  AgentInvitation: {
    table: 'merchant.customer_agent',
    theirs: 'select id from merchant.customer_agent where user_id = 1 and accepted_at is null',
  },
  Conversation: {
    table: 'notification.conversation',
    theirs: `select conversation_id as id from notification.message where sender_user_id = 1 order by 1`,
  },
  Customer: {
    table: 'merchant.customer',
    theirs: 'select id from merchant.customer where owner_user_id = 1',
  },
  CustomerAgent: {
    table: 'merchant.customer_agent',
    theirs: `select id from merchant.customer_agent where customer_id ${OF_BUYER}`,
  },
  // User ids are not secret; only the right to charge another user's wallet is checked.
  CustomerUser: { table: 'auth.user', theirs: 'select 1 as id', refusal: 403 },
  DeliveryAddress: {
    table: 'merchant.delivery_address',
    theirs: `select id from merchant.delivery_address where customer_id ${OF_BUYER} order by customer_id, id`,
  },
  File: {
    table: 'file.stored_file',
    theirs: 'select id from file.stored_file where owner_id = 1 order by id',
  },
  Image: {
    table: 'file.image_rendition',
    id: 'image_id',
    theirs: `select image_id as id from file.image_rendition join file.stored_file on stored_file.id = file_id
      where owner_id in (select user_id from auth.user_role where supplier_id = ${THEIR_SUPPLIER})`,
  },
  LastVisit: {
    table: 'content.last_visit',
    theirs: 'select id from content.last_visit where user_id = 1 order by id',
  },
  Message: {
    table: 'notification.message',
    theirs: 'select id from notification.message where sender_user_id = 1 order by id',
  },
  Note: { table: 'content.note', theirs: 'select id from content.note where user_id = 1 order by id' },
  Page: {
    table: 'content.page',
    theirs: `select id from content.page where published_at is null and supplier_id = ${THEIR_SUPPLIER} order by id`,
    isSuppliers: true,
  },
  PageComment: {
    table: 'content.page_comment',
    theirs: `select id from content.page_comment where user_id = 1 and status = 'pending' order by id`,
  },
  PayableRequest: {
    table: 'trade.request',
    theirs: `select id from trade.request where buyer_id = 1 and status = 'AwaitingPayment' order by id`,
  },
  Payment: {
    table: 'payment.payment',
    theirs: 'select id from payment.payment where user_id = 1 order by id',
  },
  Session: {
    table: 'auth.session',
    // The latest is the session that they use.
    theirs: 'select id from auth.session where user_id = 1 order by created_at desc offset 1',
  },
  SupplierProduct: {
    table: 'product.supplier_product',
    theirs: `select id from product.supplier_product where supplier_id = ${THEIR_SUPPLIER} order by id`,
    isSuppliers: true,
  },
  SupplierTradeRequest: {
    table: 'trade.request',
    // One that cannot be quoted: its supplier is told what is wrong with the lines.
    theirs: `select id from trade.request where status <> 'Draft' and supplier_id = ${THEIR_SUPPLIER}
      order by status = 'Published', id`,
  },
  TradeRequest: {
    table: 'trade.request',
    theirs: `select id from trade.request where buyer_id = 1 order by status <> 'Quoted', id`,
  },
  UserFavorite: {
    table: 'content.user_favorite',
    theirs: 'select id from content.user_favorite where user_id = 1 order by id',
  },
  Withdrawal: {
    table: 'wallet.withdrawal',
    theirs: `select id from wallet.withdrawal where user_id = 1 and state = 'Requested' order by id`,
  },
};

/** Besides those in the contracts: records that only the ownership check protects at their place. */
const MESSAGE_IN_MY_THREAD: OwnedKind = {
  table: 'notification.message',
  theirs: `select id from notification.message where text = 'پیامی از دیگری'`,
};

/** A thread about a request, which agents of the buyer's company share. */
const REQUEST_THREAD: OwnedKind = {
  table: 'notification.conversation',
  theirs: `select id from notification.conversation where buyer_id = 1 and subject_type = 'TradeRequest' order by id`,
};

const SPECIAL_KINDS: Readonly<Record<string, OwnedKind>> = {
  MessageInMyThread: MESSAGE_IN_MY_THREAD,
  RequestThread: REQUEST_THREAD,
};

/** A kind by its name. */
export function kindNamed(name: string): OwnedKind {
  const kind = SPECIAL_KINDS[name] ?? OWNED_KINDS[name];
  if (kind === undefined) {
    throw new Error(`No kind is named ${name}: add it to OWNED_KINDS.`);
  }
  return kind;
}

/** The supplier whose requests and drafts the intruder tries to reach. */
export async function findBusiestSupplier(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`select ${sql.raw(BUSIEST_SUPPLIER)} as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** An item of a supplier. */
export async function findProductOf(db: Database, supplierId: number): Promise<Id> {
  const { rows } = await sql<{ id: number }>`
    select min(id) as id from product.supplier_product where supplier_id = ${supplierId}`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The victim's record of a kind. */
export async function findTheirs(db: Database, kind: string): Promise<Id> {
  const { rows } = await sql<{ id: Id }>`${sql.raw(kindNamed(kind).theirs)} limit 1`.execute(db);
  const [found] = rows;
  if (found === undefined) {
    throw new Error(`The demo has no record of the kind ${kind} that could be tried for.`);
  }
  return found.id;
}

/** Gives the demo's drafts to a user who writes for the victim supplier. */
export async function giveDrafts(db: Database, authorMobile: string): Promise<void> {
  await sql`
    update content.page set
      author_id = (select id from auth.user where mobile = ${authorMobile}),
      supplier_id = ${sql.raw(THEIR_SUPPLIER)}
    where published_at is null and author_id is not null`.execute(db);
}

/** Gives another supplier a request that is ready to ship, and returns its id. */
export async function giveRequest(db: Database, supplierId: number): Promise<Id> {
  const { rows } = await sql<{ id: number }>`
    update trade.request set supplier_id = ${supplierId}
    where id = (select min(id) from trade.request where status = 'InFulfillment')
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

interface Ties {
  readonly supplierId: number;
  readonly myConversation: Id;
}

/** Assigns records to third parties, so that each kind of permission has users to whom it does not apply. */
export async function tieToOthers(db: Database, { supplierId, myConversation }: Ties): Promise<void> {
  await sql`
    insert into file.attachment (file_id, subject, subject_id)
    select id, tie.subject, tie.subject_id
    from file.stored_file, (values ('User', 1), ('Buyer', 1), ('Supplier', ${supplierId}::int)) as tie (subject, subject_id)
    where owner_id = 1`.execute(db);
  await sql`
    insert into merchant.customer_agent (customer_id, user_id, role, created_at, updated_at, accepted_at)
    select min(id), 4, 'viewer', min(created_at), min(created_at), min(created_at)
    from merchant.customer where owner_user_id = 1`.execute(db);
  await sql`
    select notification.add_message(
      notification.ensure_thread(1, request.supplier_id, 'TradeRequest', request.id, request.number, 'خریدار',
        'تأمین‌کننده', request.created_at),
      'buyer', 1, null, 'پیامی درباره درخواست', '{}', request.created_at)
    from trade.request where buyer_id = 1 order by id limit 1`.execute(db);
  await sql`
    select kit.note_audit(min(created_at), '{"userId": 4}', jsonb_build_array(
      jsonb_build_object('role', 'operator', 'act', 'readComment', 'subjectKind', 'user', 'subjectId', 1,
        'isBusiness', false, 'thingKind', '', 'thingId', ''),
      jsonb_build_object('role', 'operator', 'act', 'readCompany', 'subjectKind', 'user', 'subjectId', 1,
        'isBusiness', true, 'thingKind', '', 'thingId', ''),
      jsonb_build_object('role', 'customer', 'act', 'readContact', 'subjectKind', 'supplier',
        'subjectId', ${supplierId}::int, 'isBusiness', false, 'thingKind', '', 'thingId', '')))
    from auth.user`.execute(db);
  await sql`
    insert into notification.message (conversation_id, sender_user_id, sender_kind, text, created_at)
    select ${myConversation}, 1, sender_kind, 'پیامی از دیگری', created_at
    from notification.message where conversation_id = ${myConversation} order by id limit 1`.execute(db);
}

/** A record's present content, to detect a change, and its version for `If-Match`. */
export async function snapshot(
  db: Database,
  kind: string,
  id: Id,
): Promise<{ text: string; version: string }> {
  const { table, id: column = 'id' } = kindNamed(kind);
  const { rows } = await sql<{ text: string; version: string | null }>`
    select to_jsonb(record)::text as text, to_jsonb(record) ->> 'row_version' as version
    from ${sql.table(table)} as record
    where ${sql.ref(`record.${column}`)}::text = ${String(id)}`.execute(db);
  const [row] = rows;
  return { text: row?.text ?? '', version: `"${row?.version ?? 1}"` };
}
