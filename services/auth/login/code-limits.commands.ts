import type { Database } from '../../kit/database/database.ts';
import { tooManyRequests } from '../../kit/http/errors.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { consumeLimit, waitOf } from '../../kit/rate-limit.ts';
import { smsUnavailable } from '../inbox/http-sender.adapter.ts';
import type { SignInSettings, SmsBudget } from '../settings.ts';
import { requireWork } from '../work/work.commands.ts';
import type { Asker } from './asker.security.ts';
import {
  ASKED_BY_NUMBER,
  type AskerClass,
  askedByNetwork,
  BUDGET_SHARES,
  codeDigits,
  FREE_SHARE,
  NUMBER_LIMITS,
  networkLimits,
  shareOf,
  UNUSED_LIMITS,
  WIDE_NETWORKS,
  waitForLimits,
  waitForResend,
  workBits,
} from './login.rules.ts';
import { type CodeOwner, findSendTimes, lockGuard } from './login.sql.ts';
import { wrongCodesLimit } from './wrong-codes.rules.ts';

const DAY_MS = 86_400_000;

interface Permission {
  readonly context: ServiceContext;
  readonly db: Database;
  readonly settings: SignInSettings;
}

/**
 * Permits a code to sign in with, or throws, in the transaction that stores the code: concurrent requests for a number or
 * from a network wait for each other. What strangers ask for a number never refuses it to anybody from another network, it only costs work.
 * @returns how many digits the code has.
 */
export function permitSignInCode(permission: Permission, asker: Asker): Promise<number> {
  return asker.deviceId === null
    ? permitStranger(permission, asker)
    : permitDevice(permission, asker, asker.deviceId);
}

/** Permits a code that confirms a spending: only sessions of the number's user ask for one, and they are counted alone. */
export async function permitStepUpCode(
  { context, db, settings }: Permission,
  mobile: string,
): Promise<number> {
  await lockGuard(db, `stepUp:${mobile}`);
  await refuseOften(context, db, { owner: { stepUpOf: mobile }, key: `auth:stepUp:${mobile}` });
  await spendBudget(context, db, { budget: settings.budget, askerClass: 'known' });
  return codeDigits(0, 'known');
}

async function permitDevice(
  { context, db, settings }: Permission,
  { mobile }: Asker,
  deviceId: string,
): Promise<number> {
  await lockGuard(db, `number:${mobile}`);
  await refuseOften(context, db, { owner: { device: deviceId }, key: `auth:device:${deviceId}` });
  await spendBudget(context, db, { budget: settings.budget, askerClass: 'known' });
  const sent = await findSendTimes(db, { devicesOf: mobile }, dayBefore(context.clock()));
  return codeDigits(sent.length, 'known');
}

async function permitStranger(permission: Permission, asker: Asker): Promise<number> {
  const { context, db, settings } = permission;
  const now = context.clock();
  const places = await lockPlaces(db, asker);
  await refuseUnused(db, asker, now);
  const toNumber = await findSendTimes(db, { strangersOf: asker.mobile }, dayBefore(now));
  let freeMs = Math.max(waitForResend(toNumber, now), waitForLimits(NUMBER_LIMITS, toNumber, now));
  for (const { owner, count } of places(settings.budget.perNetwork)) {
    const sent = await findSendTimes(db, owner, dayBefore(now));
    refuse(waitForLimits(networkLimits(count), sent, now) / 1_000);
    freeMs = Math.max(freeMs, waitForLimits(networkLimits(Math.ceil(count * FREE_SHARE)), sent, now));
  }
  const asked = { ...ASKED_BY_NUMBER, key: `auth:number:${asker.mobile}`, now };
  const waits = [freeMs / 1_000, await waitOf(db, asked), await scarceWait(permission, asker.askerClass)];
  const waitSeconds = Math.max(...waits);
  if (waitSeconds > 0) {
    const bits = workBits(settings.workBits, toNumber.length);
    await requireWork(context, db, {
      subject: `code:${asker.mobile}`,
      bits,
      solution: asker.solution,
      waitSeconds,
    });
  }
  await consumeLimit(db, asked);
  for (const { key, count } of places(settings.budget.perNetwork)) {
    refuse(await consumeLimit(db, { ...askedByNetwork(count), key: `auth:${key}`, now }));
  }
  await spendBudget(context, db, { budget: settings.budget, askerClass: asker.askerClass });
  const isSiteGuessed = (await waitOf(db, wrongCodesLimit(settings, now))) > 0;
  return codeDigits(toNumber.length, asker.askerClass, isSiteGuessed);
}

/** Refuses a number more codes from a network from which none of the latest was used. */
async function refuseUnused(db: Database, asker: Asker, now: Date): Promise<void> {
  const { mobile: unusedOf, network, wideNetwork } = asker;
  const sent = await findSendTimes(db, { unusedOf, network, wideNetwork }, dayBefore(now));
  refuse(waitForLimits(UNUSED_LIMITS, sent, now) / 1_000);
}

interface Place {
  readonly key: string;
  readonly owner: CodeOwner;
  readonly count: number;
}

/** Locks a stranger's number and networks, always in this order; the networks with what each may be sent. */
async function lockPlaces(
  db: Database,
  { mobile, network, wideNetwork }: Asker,
): Promise<(perNetwork: number) => Place[]> {
  await lockGuard(db, `number:${mobile}`);
  await lockGuard(db, `network:${network}`);
  if (wideNetwork !== null) {
    await lockGuard(db, `network:${wideNetwork}`);
  }
  return (count) => [
    { key: `network:${network}`, owner: { network }, count },
    ...(wideNetwork === null
      ? []
      : [{ key: `network:${wideNetwork}`, owner: { wideNetwork }, count: count * WIDE_NETWORKS }]),
  ];
}

interface OwnLimit {
  readonly owner: CodeOwner;
  readonly key: string;
}

/** Refuses what nobody but the owner's own device or session can ask for, when it asks too often. */
async function refuseOften(context: ServiceContext, db: Database, { owner, key }: OwnLimit): Promise<void> {
  const now = context.clock();
  const sent = await findSendTimes(db, owner, dayBefore(now));
  refuse(Math.max(waitForResend(sent, now), waitForLimits(NUMBER_LIMITS, sent, now)) / 1_000);
  refuse(await consumeLimit(db, { ...ASKED_BY_NUMBER, key, now }));
}

function refuse(seconds: number): void {
  if (seconds > 0) {
    throw tooManyRequests(seconds);
  }
}

interface Spending {
  readonly budget: SmsBudget;
  readonly askerClass: AskerClass;
}

/** Uses of the site's budget and of a class's share in it; the class `known` has no narrower share. */
function budgetLimits({ budget: { perHour, perDay }, askerClass }: Spending, now: Date) {
  const windows = [
    { name: 'hour', count: perHour, windowSeconds: 3_600 },
    { name: 'day', count: perDay, windowSeconds: 86_400 },
  ];
  return windows.flatMap(({ name, count, windowSeconds }) => [
    { key: `auth:codes:${name}`, count, windowSeconds, now },
    ...(BUDGET_SHARES[askerClass] === 1
      ? []
      : [{ key: `auth:codes:${name}:${askerClass}`, count: shareOf(count, askerClass), windowSeconds, now }]),
  ]);
}

/** Seconds for which messages are scarce: half of what strangers of a class may be sent is used. */
async function scarceWait({ context, db, settings }: Permission, askerClass: AskerClass): Promise<number> {
  const limits = budgetLimits({ budget: settings.budget, askerClass }, context.clock());
  const waits = limits
    .filter(({ key }) => key.endsWith(askerClass))
    .map((limit) => waitOf(db, { ...limit, count: Math.ceil(limit.count * FREE_SHARE) }));
  return Math.max(0, ...(await Promise.all(waits)));
}

/** Checks the budgets across all numbers. It comes last, so that a refused request uses nothing of them. */
async function spendBudget({ clock }: ServiceContext, db: Database, spending: Spending): Promise<void> {
  const waits = [];
  for (const limit of budgetLimits(spending, clock())) {
    waits.push(await consumeLimit(db, limit));
  }
  const seconds = Math.max(...waits);
  if (seconds > 0) {
    throw smsUnavailable(seconds);
  }
}

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);
