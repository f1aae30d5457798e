import {
  cancelPayoutBatch,
  createPayoutBatch,
  getPayoutBatch,
  getPayoutFile,
  listPayoutBatches,
  MAX_PAYOUT_ROWS,
  recordPayoutResults,
  sendPayoutBatch,
} from '@bazaar/contracts/wallet';
import type { Database } from '../../kit/database/database.ts';
import { invalid, notFound, unprocessable } from '../../kit/http/errors.ts';
import { rawResponse, type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { batchKey, planBank } from '../bank/bank.commands.ts';
import { explained, invalidTransition } from '../refusals.problems.ts';
import { readWalletSettings } from '../settings.ts';
import { payoutMessages as messages } from './payout.messages.ts';
import {
  cancelBatch,
  findBatch,
  findBatches,
  findRows,
  findWithoutAccount,
  insertBatch,
  recordResults,
  sendBatch,
} from './payout.sql.ts';
import { payoutFile } from './payout-file.rules.ts';
import { withRows } from './payout-view.rules.ts';

/** Batches of payouts, for the operator: drafts, the bank's file, and what the bank did. */
export function payoutRoutes(context: ServiceContext): ServiceRoute[] {
  const { db, clock } = context;
  return [
    createRoute(context),
    sessionRoute(listPayoutBatches, async ({ query }) => ({
      ...(await findBatches(db, query.paging)),
      ...query.paging,
    })),
    sessionRoute(getPayoutBatch, ({ params }) => batchView(db, params.id)),
    sendRoute(context),
    sessionRoute(cancelPayoutBatch, async ({ user, params, db: transaction }) => {
      await batchView(transaction, params.id);
      await explained(cancelBatch(transaction, { id: params.id, userId: user.userId, now: clock() }));
      return batchView(transaction, params.id);
    }),
    fileRoute(context),
    sessionRoute(recordPayoutResults, async ({ user, params, body, db: transaction }) => {
      await batchView(transaction, params.id);
      const results = body.rows.map((row) => (row.result === 'settled' ? row : withReason(row)));
      await explained(
        recordResults(transaction, { batchId: params.id, results, userId: user.userId, now: clock() }),
      );
      return batchView(transaction, params.id);
    }),
  ];
}

function createRoute({ clock }: ServiceContext): ServiceRoute {
  return sessionRoute(createPayoutBatch, async ({ user, body, db }) => {
    const { kind, supplierIds } = body;
    if (kind === 'withdrawals' && supplierIds !== undefined) {
      throw invalid({ supplierIds: [messages.noSuppliers] });
    }
    const leftOut = kind === 'suppliers' ? await findWithoutAccount(db, supplierIds) : [];
    const id = await insertBatch(db, {
      ...{ kind, supplierIds, maxRows: MAX_PAYOUT_ROWS, userId: user.userId, now: clock() },
    });
    if (id === null) {
      throw unprocessable('nothing_to_pay', {
        title: messages.nothingToPay,
        detail: messages.nothingToPayDetail,
        data: { leftOut },
      });
    }
    return { batch: await batchView(db, id), leftOut };
  });
}

function sendRoute({ clock, environment }: ServiceContext): ServiceRoute {
  const { bankDelaySeconds: delaySeconds } = readWalletSettings(environment);
  return sessionRoute(sendPayoutBatch, async ({ user, params, db }) => {
    const now = clock();
    await batchView(db, params.id);
    await explained(sendBatch(db, { id: params.id, userId: user.userId, now }));
    await planBank(db, { key: batchKey(params.id), delaySeconds, now });
    return batchView(db, params.id);
  });
}

function fileRoute({ db }: ServiceContext): ServiceRoute {
  return sessionRoute(getPayoutFile, async ({ params }) => {
    const { state, sentAt } = await batchView(db, params.id);
    // Before it is sent a withdrawal may still be cancelled, and a bank would pay it all the same.
    if (sentAt === null || state === 'Cancelled') {
      throw invalidTransition(state);
    }
    return rawResponse({
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="payouts-${params.id}.csv"`,
      },
      body: payoutFile(await findRows(db, params.id)),
    });
  });
}

async function batchView(db: Database, id: number) {
  const batch = await findBatch(db, id);
  if (batch === null) {
    throw notFound(messages.batch);
  }
  return withRows(batch, await findRows(db, id));
}

/** A withdrawal that failed has a reason for its user, also when the operator gave none. */
function withReason<Row extends { readonly reason?: string | undefined }>(row: Row) {
  return { ...row, reason: row.reason ?? messages.noReason };
}
