import type { PaymentGateway } from '../gateway/gateway.types.ts';
import { type ConfirmContext, confirm } from '../online/confirm.commands.ts';
import { findAttempt } from '../online/online.sql.ts';
import { findAttemptsNamed, findAttemptsOfDay, settleReported } from './attempt.sql.ts';
import { compareAll, type Finding, isDifference } from './compare.rules.ts';
import {
  differenceOf,
  findOpenDifferences,
  type OpenDifference,
  raiseDifference,
  resolveUnseen,
} from './difference.sql.ts';
import {
  type DayLimits,
  endRun,
  failRun,
  findDayLimits,
  leaseRun,
  type PassCounts,
  type RunName,
} from './run.sql.ts';

/** A pass that ends without freeing its day keeps others from it so long; several passes at once would do no harm. */
const LEASE_MS = 30 * 60_000;
/** A gateway may begin or end a payment a little before or after we note it, on the other side of midnight. */
const MARGIN_MS = 60 * 60_000;

/** A day of a gateway after a pass over it. */
export interface ReconciledDay extends RunName {
  readonly counts: PassCounts;
  /** What still differs. */
  readonly open: readonly OpenDifference[];
}

/** What is compared: one day, `YYYY-MM-DD` in Tehran, of one gateway. */
export interface DayOfGateway {
  readonly gateway: PaymentGateway;
  readonly day: string;
}

/**
 * Compares a day with what its gateway reports: settles what agrees, posts successes that were missed by the same way as
 * the callback, and raises what differs. It may run any number of times. Null while another instance works on the day.
 * @throws GatewayProblem when there is no report; the day is then looked at again.
 */
export async function reconcileDay(
  context: ConfirmContext,
  { gateway, day }: DayOfGateway,
): Promise<ReconciledDay | null> {
  const { db, clock } = context;
  const run: RunName = { gatewayId: gateway.id, day };
  const now = clock();
  const lease = { now, leasedUntil: new Date(now.getTime() + LEASE_MS) };
  if (!(await leaseRun(db, run, lease))) {
    return null;
  }
  try {
    const limits = await findDayLimits(db, day);
    const compared = await compareDay(context, { gateway, run, limits });
    const pass = await applyFindings(context, run, compared.findings);
    const counts = { ...compared.counts, ...pass };
    await endRun(db, run, { ...lease, counts, isOver: limits.until <= now });
    return { ...run, counts, open: await findOpenDifferences(db, run) };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await failRun(db, run, { failure, leasedUntil: lease.leasedUntil });
    throw error;
  }
}

/** What {@link reconcileDay} would do, without writing anything here or at the gateway. */
export async function previewDay(
  context: ConfirmContext,
  { gateway, day }: DayOfGateway,
): Promise<ReconciledDay> {
  const run: RunName = { gatewayId: gateway.id, day };
  const limits = await findDayLimits(context.db, day);
  const { findings, counts } = await compareDay(context, { gateway, run, limits });
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length;
  const posted = count('post');
  const firstSeenAt = context.clock().toISOString();
  return {
    ...run,
    counts: { ...counts, posted, settled: posted + count('settle'), unclear: count('unclear') },
    open: findings.flatMap((finding) =>
      isDifference(finding.verdict)
        ? [{ ...differenceOf(run, finding, finding.verdict), id: null, firstSeenAt }]
        : [],
    ),
  };
}

interface Comparison {
  readonly findings: readonly Finding[];
  readonly counts: Pick<PassCounts, 'attempts' | 'reported'>;
}

interface DayToCompare {
  readonly gateway: PaymentGateway;
  readonly run: RunName;
  readonly limits: DayLimits;
}

/** Our attempts are read before the report, so that one that is posted meanwhile does not seem to be unreported. */
async function compareDay(
  { db, signal }: ConfirmContext,
  { gateway, run, limits }: DayToCompare,
): Promise<Comparison> {
  const attempts = await findAttemptsOfDay(db, { ...run, ...limits });
  const rows = await gateway.report({
    from: new Date(limits.from.getTime() - MARGIN_MS),
    until: new Date(limits.until.getTime() + MARGIN_MS),
    attempts,
    ...(signal && { signal }),
  });
  const ofThisDay = new Set(attempts.map(({ authority }) => authority));
  const others = rows.filter(({ authority, status }) => !ofThisDay.has(authority) && status === 'paid');
  const late = await findAttemptsNamed(
    db,
    gateway.id,
    others.map(({ authority }) => authority),
  );
  const known = rows.filter(({ authority }) => ofThisDay.has(authority));
  return {
    findings: compareAll([...attempts, ...late], [...known, ...others]),
    counts: { attempts: attempts.length, reported: rows.length },
  };
}

/** What a pass remembers while it goes through its findings. */
interface Pass {
  settled: number;
  posted: number;
  readonly raised: string[];
  readonly unclear: string[];
}

async function applyFindings(
  context: ConfirmContext,
  run: RunName,
  findings: readonly Finding[],
): Promise<Pick<PassCounts, 'settled' | 'posted' | 'unclear'>> {
  const pass: Pass = { settled: 0, posted: 0, raised: [], unclear: [] };
  for (const finding of findings) {
    context.signal?.throwIfAborted();
    await applyFinding(context, run, { finding, pass });
  }
  await resolveUnseen(context.db, run, {
    ...{ raised: pass.raised, unclear: pass.unclear, now: context.clock() },
    compared: findings.map(({ authority }) => authority),
  });
  return { settled: pass.settled, posted: pass.posted, unclear: pass.unclear.length };
}

interface Step {
  readonly finding: Finding;
  readonly pass: Pass;
}

async function applyFinding(context: ConfirmContext, run: RunName, step: Step): Promise<void> {
  const { finding, pass } = step;
  const { verdict, ours, authority } = finding;
  if (verdict === 'unclear') {
    pass.unclear.push(authority);
  } else if (verdict === 'settle' && ours !== null) {
    await settle(context, ours.id, pass);
  } else if (verdict === 'post' && ours !== null) {
    await postMissed(context, run, step);
  } else if (isDifference(verdict)) {
    pass.raised.push(`${verdict} ${authority}`);
    await raiseDifference(context.db, differenceOf(run, finding, verdict), context.clock());
  }
}

/** The success is noted as a difference first; it is resolved at the end of the pass unless it cannot be posted. */
async function postMissed(context: ConfirmContext, run: RunName, { finding, pass }: Step): Promise<void> {
  const { ours, authority } = finding;
  await raiseDifference(context.db, differenceOf(run, finding, 'success_not_posted'), context.clock());
  if (ours !== null && (await isPostedNow(context, ours.id))) {
    pass.posted += 1;
    await settle(context, ours.id, pass);
  } else {
    pass.raised.push(`success_not_posted ${authority}`);
  }
}

async function isPostedNow(context: ConfirmContext, attemptId: number): Promise<boolean> {
  try {
    await confirm(context, attemptId, 'report');
  } catch (error) {
    // One attempt that cannot be booked leaves the others their turn.
    context.log.warn({ attempt: attemptId, fault: String(error) }, 'reported success not posted');
  }
  const attempt = await findAttempt(context.db, attemptId);
  return attempt !== null && attempt.verifiedAt !== null;
}

async function settle({ db, clock }: ConfirmContext, attemptId: number, pass: Pass): Promise<void> {
  if (await settleReported(db, attemptId, clock())) {
    pass.settled += 1;
  }
}
