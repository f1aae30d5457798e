import { createBaseMembership } from '@bazaar/contracts/merchant';
import { payFromWallet, requestOnlinePayment } from '@bazaar/contracts/payment';
import { confirmAndPublish, createDirectOrder, requestConfirmation } from '@bazaar/contracts/trade';
import { getCredit } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTradeApp, readyContent, type TradeApp } from '../trade.fixture.ts';

let app: TradeApp;
// Each pays the fee of the same buyer.
beforeEach(async () => {
  app = await openTradeApp();
}, 60_000);
afterEach(() => app?.test[Symbol.asyncDispose]());

async function handIn() {
  const { call, newcomer, test, item } = app;
  await sql`
    insert into merchant.customer (owner_user_id, kind, first_name, last_name, national_id, created_at, updated_at)
    values (2, 'person', 'نو', 'آمده', '0012345679', now(), now()) on conflict do nothing`.execute(test.db);
  await sql`
    insert into merchant.delivery_address (customer_id, title, city_id, address, postal_code, receiver_name,
      receiver_mobile, is_selected, created_at, updated_at)
    select customer.id, 'خانه', city.id, 'خیابان نمونه', '1587654321', 'نو آمده', '+989120000002',
      not exists (select from merchant.delivery_address where customer_id = customer.id), now(), now()
    from merchant.customer, (select min(id) as id from merchant.city) as city
    where customer.owner_user_id = 2`.execute(test.db);
  const { rows } = await sql<{ id: number }>`select max(id) as id from merchant.delivery_address`.execute(
    test.db,
  );
  const content = { ...readyContent(app), deliveryAddressId: rows[0]?.id };
  const { id } = await call(createDirectOrder, {
    as: newcomer,
    body: { supplierId: item.supplierId, ...content },
  });
  return call(requestConfirmation, { as: newcomer, params: { id } });
}

it('a membership fee above the limit of the wallet does not leave it without a code', async () => {
  const { send, call, newcomer, test } = app;
  const request = await handIn();
  await sql`
    select wallet.transfer('limited', 'Charge', 'شارژ', now(), 'gateway:test:clearing', 'user:2:available', 50000000)
  `.execute(test.db);
  await sql`insert into auth.step_up_limit (user_id, limit_rial, updated_at) values (2, 44999999, now())`.execute(
    test.db,
  );
  const publish = () =>
    send(confirmAndPublish, { as: newcomer, params: { id: request.id }, version: request.rowVersion });

  const refused = await publish();

  expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required']);
  expect(refused.body.data).toMatchObject({ amountRial: 45_000_000, limitRial: 44_999_999, reason: 'limit' });
  expect((await call(getCredit, { as: newcomer })).availableRial).toBe(50_000_000);
  await sql`update auth.step_up_limit set limit_rial = 45000000 where user_id = 2`.execute(test.db);
  expect((await publish()).status).toBe(200);
  const { rows } = await sql`select amount_rial from auth.uncoded_spending where wallet_user_id = 2`.execute(
    test.db,
  );
  expect(rows).toEqual([{ amount_rial: 45_000_000 }]);
});

it('the fee of publications at once is paid by one of them, and refuses none', async () => {
  const { send, call, newcomer, test } = app;
  const requests = [await handIn(), await handIn(), await handIn()];
  await sql`
    select wallet.transfer('given', 'Charge', 'شارژ', now(), 'gateway:test:clearing', 'user:2:available', 100000000)
  `.execute(test.db);

  const answers = await Promise.all(
    requests.map(({ id, rowVersion }) =>
      send(confirmAndPublish, { as: newcomer, params: { id }, version: rowVersion }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await call(getCredit, { as: newcomer })).availableRial).toBe(55_000_000);
});

it('a membership fee at a gateway refuses the publication with the payment, and is taken once', async () => {
  const { send, call, newcomer, test } = app;
  const request = await handIn();
  const publish = () =>
    send(confirmAndPublish, { as: newcomer, params: { id: request.id }, version: request.rowVersion });
  await publish();
  const { membership } = await call(createBaseMembership, { as: newcomer });
  await call(requestOnlinePayment, {
    as: newcomer,
    body: { paymentPurpose: 'membership', purposeId: membership.id, gatewayId: 'sandbox' },
  });
  await sql`
    select wallet.transfer('given', 'Charge', 'شارژ', now(), 'gateway:test:clearing', 'user:2:available', 200000000)
  `.execute(test.db);
  const atGateway = await publish();
  expect([atGateway.status, atGateway.body.code]).toEqual([422, 'payment_required']);
  await sql`select payment.move(id, 'cancel', 'buyer', now()) from payment.payment where purpose = 'membership' and user_id = 2`.execute(
    test.db,
  );
  const pay = () =>
    send(payFromWallet, { as: newcomer, body: { purpose: 'membership', purposeId: membership.id } });
  expect((await pay()).status).toBe(200);
  // What a publication does that found the wallet short just before the fee was paid.
  await sql`select payment.create_payment(2, 'membership', ${membership.id}, 45000000, now())`.execute(
    test.db,
  );
  expect((await pay()).status).toBe(409);
  expect((await call(getCredit, { as: newcomer })).availableRial).toBe(155_000_000);
});
