import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { givenCredit } from '../../payment/payments.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { givenPerson, type Person } from '../step-up/step-up.fixture.ts';

/** By what the person of these tests is known. */
export const KNOWN_BY = {
  mobile: '+989357418263',
  firstName: 'مهتاب',
  lastName: 'رستگاری‌نژاد',
  nationalId: '0499370899',
  email: 'mahtab.rastegari@example.ir',
  sheba: 'IR062960000000100324200001',
} as const;

const NAME = `${KNOWN_BY.firstName} ${KNOWN_BY.lastName}`;
const TYPED = `من ${NAME} هستم؛ ۰۹۳۵۷۴۱۸۲۶۳ یا 09357418263، ${KNOWN_BY.email}`;

/** Everything by which a row would show that it is about this person. */
export const TRACES = [
  ...['9357418263', '۹۳۵۷۴۱۸۲۶۳', 'رستگاری', KNOWN_BY.nationalId, KNOWN_BY.email, KNOWN_BY.sheba],
] as const;

/** Tables in which any column of any row has one of these texts, with the number of such rows. */
export async function findTraces(
  { db }: Pick<TestApp, 'db'>,
  traces: readonly string[],
): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ table: string }>`
    select schemaname || '.' || tablename as "table" from pg_tables
    where schemaname in (select schema from kit.migration) order by 1`.execute(db);
  const found: Record<string, number> = {};
  for (const { table } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} as held
      where exists (select from unnest(${traces}::text[]) as trace where strpos(held::text, trace) > 0)`.execute(
      db,
    );
    if (rows[0] !== undefined && rows[0].count > 0) {
      found[table] = rows[0].count;
    }
  }
  return found;
}

/** A request of the demo's buyer that was completed, with its supplier. */
export interface GivenTrade {
  readonly requestId: number;
  readonly supplierId: number;
}

/**
 * A user who has used everything: profile and address, a completed trade, money that came and was paid out, comments,
 * messages, letters, files. What no endpoint writes in a moment is written into the tables.
 */
export async function givenBusyPerson(test: TestApp): Promise<{ person: Person; trade: GivenTrade }> {
  const person = await givenPerson(test, KNOWN_BY.mobile);
  await givenProfile(test, person);
  await givenMoney(test, person);
  await givenContent(test, person);
  await givenMessages(test, person);
  return { person, trade: await givenTrade(test, person) };
}

async function givenProfile({ app, db }: TestApp, { headers, userId }: Person): Promise<void> {
  const { firstName, lastName, nationalId, email, sheba } = KNOWN_BY;
  await sql`update auth.user set name = ${NAME} where id = ${userId}`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into merchant.customer (owner_user_id, kind, first_name, last_name, national_id, email, sheba, created_at, updated_at)
    values (${userId}, 'person', ${firstName}, ${lastName}, ${nationalId}, ${email}, ${sheba}, now(), now())
    returning id`.execute(db);
  await sql`
    insert into merchant.delivery_address (customer_id, title, city_id, address, postal_code, receiver_name,
      receiver_mobile, is_selected, created_at, updated_at)
    values (${rows[0]?.id}, 'خانه', 1, 'کوچه یکم', '1969833113', ${NAME}, ${KNOWN_BY.mobile}, true, now(), now())`.execute(
    db,
  );
  await sql`
    insert into merchant.supplier_report (supplier_id, user_id, reason, text, created_at)
    select id, ${userId}, 'other', ${TYPED}, now() from merchant.supplier limit 1`.execute(db);
  const file = randomUUID();
  await sql`
    insert into file.stored_file (id, owner_id, name, mime, size, sha256, created_at, stored_at)
    values (${file}, ${userId}, ${`کارت ${NAME}.png`}, 'image/png', 1, ${'0'.repeat(64)}, now(), now())`.execute(
    db,
  );
  await sql`select file.attach(${file}, ${userId}, 'ProfilePicture', ${userId})`.execute(db);
  await sql`update auth.user set picture_file_id = ${file} where id = ${userId}`.execute(db);
  await app.inject({ url: '/auth/api/v1/users/sessions', headers });
}

/** Money that came in by a charge and has gone to the bank. */
async function givenMoney({ db, clock }: TestApp, { userId }: Person): Promise<void> {
  const amountRial = 5_000_000;
  const at = clock();
  await givenCredit(db, userId, amountRial);
  const { rows } = await sql<{ id: number }>`
    select withdrawal_id as id from wallet.request_withdrawal(${userId}, ${userId}, ${amountRial}, ${at})`.execute(
    db,
  );
  await sql`
    with batch as (
      insert into wallet.payout_batch (kind, state, created_by, created_at, sent_at)
      values ('withdrawals', 'Sent', 4, ${at}, ${at}) returning id)
    insert into wallet.payout_row (batch_id, withdrawal_id, amount_rial, sheba, holder_name, state, failure_reason, ended_at)
    select batch.id, withdrawal.id, withdrawal.amount_rial, withdrawal.sheba, withdrawal.holder_name, 'Failed', 'حساب بسته است', ${at}
    from batch, wallet.withdrawal where withdrawal.id = ${rows[0]?.id}`.execute(db);
  for (const move of ['send', 'settle']) {
    await sql`select wallet.move_withdrawal(${rows[0]?.id}, ${move}, null, ${at})`.execute(db);
  }
}

async function givenContent({ db }: TestApp, { userId }: Person): Promise<void> {
  const visitor = `user:${userId}`;
  await sql`
    insert into content.user_favorite (user_id, object_type, object_id, created_at)
    values (${userId}, 'Supplier', 1, now())`.execute(db);
  await sql`
    insert into content.note (user_id, object_type, object_id, title, text, created_at, updated_at)
    values (${userId}, 'Supplier', 1, ${NAME}, ${TYPED}, now(), now())`.execute(db);
  await sql`
    insert into content.page_comment (page_id, depth, user_id, author_name, text, status, created_at)
    select page.id, 1, ${userId}, ${NAME}, ${TYPED}, status, now()
    from (select id from content.page where is_listed limit 1) as page, unnest(array['active', 'pending']) as status`.execute(
    db,
  );
  await sql`
    insert into content.feedback (kind, subject, text, contact, tracking_code, status, user_id, created_at)
    values ('Question', ${NAME}, ${TYPED}, ${KNOWN_BY.email}, 'BZ-DELETED-1', 'Registered', ${userId}, now())`.execute(
    db,
  );
  await sql`
    insert into content.visit (object_type, object_id, user_id, visitor, visited_at)
    values ('Supplier', 1, ${userId}, ${visitor}, now())`.execute(db);
  await sql`
    insert into content.usefulness_vote (object_type, object_id, voter, is_useful, voted_at)
    select 'HelpItem', id, ${visitor}, true, now() from content.help_item limit 1`.execute(db);
}

async function givenMessages({ app, db }: TestApp, { headers, userId }: Person): Promise<void> {
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    app.inject({ method, url, headers: { ...headers, 'idempotency-key': randomUUID() }, payload });
  const begun = await send('POST', '/notification/api/v1/conversations', {
    ...{ subjectType: 'Supplier', subjectId: 1, text: TYPED },
  });
  if (begun.statusCode >= 300) {
    throw new Error(begun.body);
  }
  await sql`
    update notification.message set text = ${`${TYPED}!`}, edited_at = now() where sender_user_id = ${userId}`.execute(
    db,
  );
  // Of somebody else the text has the name that the user has chosen, which is theirs to write.
  await sql`
    select notification.add_message(id, 'supplier', null, null,
      ${`خانم ${NAME}، با ${KNOWN_BY.mobile.replace('+98', '0')} تماس می‌گیریم`}, '{}', now())
    from notification.conversation where buyer_id = ${userId}`.execute(db);
}

/** The demo buyer's completed trade as this person's, with an address, a note and events that name the person. */
async function givenTrade({ db }: TestApp, { userId }: Person): Promise<GivenTrade> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<GivenTrade>`
      update trade.request set buyer_id = ${userId}, buyer_name = ${NAME}, note = ${TYPED},
        address = coalesce(nullif(address, 'null'), '{"provinceTitle": "تهران", "cityTitle": "تهران"}')
          || jsonb_build_object('receiverName', ${NAME}::text, 'receiverMobile', ${KNOWN_BY.mobile}::text, 'address', 'کوچه یکم'),
        search_key = kit.search_vector(concat_ws(' ', number, ${NAME}::text, supplier_name))
      where id = (select id from trade.request where buyer_id = 1 and status = 'Completed' order by id limit 1)
      returning id as "requestId", supplier_id as "supplierId"`.execute(transaction);
    const [trade] = rows;
    if (trade === undefined) {
      throw new Error('The demo has no completed trade.');
    }
    await sql`select set_config('trade.without_name', 'on', true)`.execute(transaction);
    await sql`
      update trade.event set reason = ${TYPED}, actor_user_id = ${userId}
      where request_id = ${trade.requestId} and actor_kind = 'buyer'`.execute(transaction);
    return trade;
  });
}
