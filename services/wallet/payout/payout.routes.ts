import type { AuditAct } from '@bazaar/contracts';
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
import type { AuditEntry } from '../../kit/audit/audit.types.ts';
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
  findPayees,
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
    sessionRoute(getPayoutBatch, async ({ audit, params }) => {
      const view = await batchView(db, params.id);
      await audit(db, ...(await payeesOf(db, params.id, 'readPayouts')));
      return view;
    }),
    sendRoute(context),
    sessionRoute(cancelPayoutBatch, async ({ user, audit, params, db: transaction }) => {
      await batchView(transaction, params.id);
      await explained(cancelBatch(transaction, { id: params.id, userId: user.userId, now: clock() }));
      await audit(transaction, ...(await payeesOf(transaction, params.id, 'cancelPayouts')));
      return batchView(transaction, params.id);
    }),
    fileRoute(context),
    sessionRoute(recordPayoutResults, async ({ user, audit, params, body, db: transaction }) => {
      await batchView(transaction, params.id);
      const results = body.rows.map((row) => (row.result === 'settled' ? row : withReason(row)));
      await explained(
        recordResults(transaction, { batchId: params.id, results, userId: user.userId, now: clock() }),
      );
      await audit(transaction, ...(await payeesOf(transaction, params.id, 'recordPayouts')));
      return batchView(transaction, params.id);
    }),
  ];
}

function createRoute({ clock }: ServiceContext): ServiceRoute {
  return sessionRoute(createPayoutBatch, async ({ user, audit, body, db }) => {
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
    await audit(db, ...(await payeesOf(db, id, 'planPayouts')));
    return { batch: await batchView(db, id), leftOut };
  });
}

function sendRoute({ clock, environment }: ServiceContext): ServiceRoute {
  const { bankDelaySeconds: delaySeconds } = readWalletSettings(environment);
  return sessionRoute(sendPayoutBatch, async ({ user, audit, params, db }) => {
    const now = clock();
    await batchView(db, params.id);
    await explained(sendBatch(db, { id: params.id, userId: user.userId, now }));
    await planBank(db, { key: batchKey(params.id), delaySeconds, now });
    await audit(db, ...(await payeesOf(db, params.id, 'sendPayouts')));
    return batchView(db, params.id);
  });
}

function fileRoute({ db }: ServiceContext): ServiceRoute {
  return sessionRoute(getPayoutFile, async ({ audit, params }) => {
    const { state, sentAt } = await batchView(db, params.id);
    // Before it is sent a withdrawal may still be cancelled, and a bank would pay it all the same.
    if (sentAt === null || state === 'Cancelled') {
      throw invalidTransition(state);
    }
    await audit(db, ...(await payeesOf(db, params.id, 'readPayouts')));
    return rawResponse({
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="payouts-${params.id}.csv"`,
      },
      body: payoutFile(await findRows(db, params.id)),
    });
  });
}

/** What is noted of an act on a batch: one entry for each whose money is in it. */
async function payeesOf(db: Database, batchId: number, act: AuditAct): Promise<AuditEntry[]> {
  const thing = ['PayoutBatch', batchId] as const;
  const payees = await findPayees(db, batchId);
  return payees.map(({ supplierId, userId }) => ({
    ...{ act, thing },
    of: supplierId === null ? { business: userId ?? 0 } : { supplier: supplierId },
  }));
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
