import type { AuditAct } from '@bazaar/contracts';
import {
  cancelWithdrawal,
  getWithdrawal,
  getWithdrawalTerms,
  listWithdrawals,
  requestWithdrawal,
} from '@bazaar/contracts/wallet';
import { isSheba } from '@bazaar/locale';
import type { AuditEntry } from '../../kit/audit/audit.types.ts';
import { invalid, notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { readStepUpSettings, requireStepUp, stepUpRoomOf } from '../../kit/step-up.ts';
import { requireFinance } from '../access/access.commands.ts';
import { toPayoutAccount } from '../account/account.rules.ts';
import { findOwnerAccount } from '../account/account.sql.ts';
import { planBank, withdrawalKey } from '../bank/bank.commands.ts';
import { payoutMessages as messages } from '../payout/payout.messages.ts';
import { accountChanged, explained, insufficientCredit } from '../refusals.problems.ts';
import { readWalletSettings } from '../settings.ts';
import { findCredit } from '../statement/statement.sql.ts';
import {
  findOwnWithdrawal,
  findWithdrawal,
  findWithdrawals,
  insertWithdrawal,
  isAccountNew,
  isFirstToAccount,
  moveWithdrawal,
} from './withdrawal.sql.ts';
import { type WithdrawalRow, withdrawalView } from './withdrawal-view.rules.ts';

/** Withdrawals of the signed-in user, or of a company that the user pays for. */
export function withdrawalRoutes(context: ServiceContext): ServiceRoute[] {
  const { db, clock, environment } = context;
  const toWithdrawal = withdrawalView(readWalletSettings(environment).settlesWithinHours);
  return [
    requestRoute(context),
    termsRoute(context),
    sessionRoute(listWithdrawals, async ({ user, audit, query }) => {
      const walletUserId = query.customerUserId ?? user.userId;
      await requireFinance(db, walletUserId, user.userId);
      await audit(db, { act: 'readWallet', of: { business: walletUserId } });
      const { items, totalCount } = await findWithdrawals(db, { walletUserId, ...query.paging });
      return { items: items.map(toWithdrawal), totalCount, ...query.paging };
    }),
    sessionRoute(getWithdrawal, async ({ user, audit, params }) => {
      const row = existing(await findOwnWithdrawal(db, params.id, user.userId));
      await audit(db, noteOf('readWallet', row));
      return toWithdrawal(row);
    }),
    sessionRoute(cancelWithdrawal, async ({ user, audit, params, db: transaction }) => {
      const row = existing(await findOwnWithdrawal(transaction, params.id, user.userId));
      await audit(transaction, noteOf('cancelWithdrawal', row));
      await explained(moveWithdrawal(transaction, { id: params.id, move: 'cancel', now: clock() }));
      return toWithdrawal(existing(await findWithdrawal(transaction, params.id)));
    }),
  ];
}

function requestRoute({ db: pool, clock, environment }: ServiceContext): ServiceRoute {
  const { withdrawalRial, bankDelaySeconds, settlesWithinHours } = readWalletSettings(environment);
  const toWithdrawal = withdrawalView(settlesWithinHours);
  const settings = readStepUpSettings(environment.variables);
  return sessionRoute(requestWithdrawal, async ({ user, audit, body, db }) => {
    const { amountRial, stepUpToken: token, customerUserId: walletUserId = user.userId } = body;
    const { min, max } = withdrawalRial;
    await requireFinance(pool, walletUserId, user.userId);
    if (amountRial < min || amountRial > max) {
      throw invalid({ amountRial: [messages.withdrawalRange(min, max)] });
    }
    const now = clock();
    const wanted = { walletUserId, userId: user.userId, amountRial, now };
    const { id, shortfallRial } = await explained(insertWithdrawal(db, wanted));
    if (id === null) {
      throw insufficientCredit(shortfallRial);
    }
    const row = existing(await findWithdrawal(db, id));
    await audit(db, noteOf('requestWithdrawal', row));
    const withdrawal = toWithdrawal(row);
    if (body.shebaMasked !== undefined && body.shebaMasked !== withdrawal.shebaMasked) {
      throw accountChanged();
    }
    // After what is not possible was refused: nobody enters a code for nothing. A refusal here undoes the withdrawal.
    await requireStepUp(db, {
      ...{ user, walletUserId, purpose: 'withdrawal', purposeId: walletUserId },
      ...{ spendingId: id, isToNewAccount: await isFirstToAccount(db, id) },
      ...{ amountRial, token, settings, now },
    });
    await planBank(db, { key: withdrawalKey(id), delaySeconds: bankDelaySeconds, now });
    return withdrawal;
  });
}

function termsRoute({ db, clock, environment }: ServiceContext): ServiceRoute {
  const { withdrawalRial, settlesWithinHours } = readWalletSettings(environment);
  const settings = readStepUpSettings(environment.variables);
  return sessionRoute(getWithdrawalTerms, async ({ user, audit, query }) => {
    const walletUserId = query.customerUserId ?? user.userId;
    await requireFinance(db, walletUserId, user.userId);
    await audit(db, { act: 'readWallet', of: { business: walletUserId } });
    const [account, { availableRial }, { limitRial, remainingRial }, isNew] = await Promise.all([
      findOwnerAccount(db, walletUserId),
      findCredit(db, walletUserId),
      stepUpRoomOf(db, walletUserId, { settings, now: clock() }),
      isAccountNew(db, walletUserId),
    ]);
    return {
      ...{ minRial: withdrawalRial.min, maxRial: withdrawalRial.max, availableRial },
      ...{ stepUpLimitRial: limitRial, stepUpRemainingRial: remainingRial, settlesWithinHours },
      account: account !== null && isSheba(account.sheba) ? toPayoutAccount(account) : null,
      accountKind: account?.kind ?? 'person',
      isAccountNew: isNew,
    };
  });
}

function noteOf(act: AuditAct, { id, userId }: WithdrawalRow): AuditEntry {
  return { act, of: { business: userId }, thing: ['Withdrawal', id] };
}

function existing(row: WithdrawalRow | null): WithdrawalRow {
  if (row === null) {
    throw notFound(messages.withdrawal);
  }
  return row;
}
