import type { QuoteInput } from '@bazaar/contracts/trade';
import type { Database } from '../../kit/database/database.ts';
import { cancelJob } from '../../kit/jobs/job.sql.ts';
import {
  acceptQuote,
  cancelRequest,
  completeRequest,
  counterQuote,
  objectToDelivery,
  rateRequest,
} from '../request/buyer-moves.commands.ts';
import { editRequest, handIn } from '../request/draft.commands.ts';
import { payFromWallet } from '../request/money.sql.ts';
import { returnRequest } from '../request/operator-moves.commands.ts';
import { publishRequest } from '../request/publish.commands.ts';
import type { Buyer, Supplier } from '../request/reader.sql.ts';
import { copyDraft } from '../request/repeat.commands.ts';
import { viewRequest } from '../request/request.view.ts';
import { shipByLimits } from '../request/ship-by.rules.ts';
import { quoteRequest, rejectRequest, shipRequest } from '../request/supplier-moves.commands.ts';
import { runSystemMove } from '../request/system-moves.jobs.ts';
import { makeMove, openRequest, type TradeWork } from '../request/trade-work.commands.ts';
import { answerTo } from '../simulator/simulator.rules.ts';
import type { ScenarioStep } from './scenarios.ts';

/** One request at one moment of its scenario. */
export interface Acting {
  readonly work: TradeWork;
  readonly id: number;
  readonly version: number;
  readonly buyer: Buyer;
  readonly supplier: Supplier;
}

const DAY_MS = 24 * 3_600_000;

const TEXTS = {
  revision: 'لطفاً مشخصات کامل و استاندارد مورد نظر را در توضیح درخواست بنویسید.',
  rejection: 'ظرفیت تولید ما تا پایان فصل پر است و در موعد شما نمی‌توانیم تحویل دهیم.',
  counter: 'برای سفارش‌های بعدی هم روی شما حساب می‌کنیم؛ لطفاً قیمت را کمی بازبینی کنید.',
  cancellation: 'برنامه نصب به فصل بعد افتاد.',
  objection: 'شماره سری دو قلم با گواهی یکی نیست. لطفاً بررسی کنید.',
  rating: 'بسته‌بندی سالم بود و فاکتور رسمی همراه بار رسید.',
} as const;

/** Every step of a scenario, made with the functions that the endpoints and jobs use. */
export const SCENARIO_STEPS: Readonly<
  Record<Exclude<ScenarioStep, 'begin'>, (acting: Acting) => Promise<unknown>>
> = {
  edit: async ({ work, buyer, id, version }) => {
    const request = await openRequest(work, buyer, id);
    return editRequest(work, buyer, { id, version, draft: await copyDraft(work, buyer, request) });
  },
  handIn: ({ work, buyer, id }) => handIn(work, buyer, id),
  return: ({ work, supplier, id }) => returnRequest(work, supplier, { id, reason: TEXTS.revision }),
  publish: ({ work, buyer, id, version }) => publishRequest(work, buyer, { id, version, spender: null }),
  quote: (acting) => quote(acting),
  quoteBriefly,
  quotePromptly,
  reject: ({ work, supplier, id }) => rejectRequest(work, supplier, { id, reason: TEXTS.rejection }),
  counter: ({ work, buyer, id, version }) =>
    counterQuote(work, buyer, { id, version, message: TEXTS.counter, targetPrices: [] }),
  acceptOnly: async ({ work, buyer, id }) =>
    makeMove(work, await openRequest(work, buyer, id), { move: 'accept', party: buyer }),
  accept: ({ work, buyer, id, version }) => acceptQuote(work, buyer, { id, version }),
  pay,
  start: ({ work, id }) => runSystemMove(work, { payload: { requestId: id, move: 'startFulfillment' } }),
  ship: ({ work, supplier, id }) =>
    shipRequest(work, supplier, { id, deliveryNote: `حواله تحویل شماره ${40_000 + id}`, fileId: null }),
  complete: ({ work, buyer, id }) => completeRequest(work, buyer, { id }),
  object: ({ work, buyer, id }) => objectToDelivery(work, buyer, { id, reason: TEXTS.objection }),
  rate: ({ work, buyer, id }) => rateRequest(work, buyer, { id, stars: 5, text: TEXTS.rating }),
  cancel: ({ work, buyer, id }) => cancelRequest(work, buyer, { id, reason: TEXTS.cancellation }),
  expire: ({ work, id }) => runSystemMove(work, { payload: { requestId: id, move: 'expire' } }),
};

/** A quote that ends a day later. */
async function quoteBriefly(acting: Acting): Promise<void> {
  await quote(acting, { validUntil: new Date(acting.work.now.getTime() + DAY_MS).toISOString() });
}

/** A quote that ends a day later, for goods that are shipped on the first day that it can promise. */
async function quotePromptly(acting: Acting): Promise<void> {
  const validUntil = new Date(acting.work.now.getTime() + DAY_MS);
  await quote(acting, { validUntil: validUntil.toISOString(), shipBy: shipByLimits(validUntil).first });
}

async function quote(
  { work, supplier, id }: Acting,
  terms: Partial<Pick<QuoteInput, 'validUntil' | 'shipBy'>> = {},
): Promise<void> {
  const answer = answerTo(await viewRequest(work, supplier, id), work.now);
  if (answer?.kind !== 'quote') {
    throw new RangeError('Only a published request can be quoted.');
  }
  // A promise of the first day leaves no time to make anything.
  const lines = answer.quote.lines.map((line) => ({
    ...line,
    leadTimeDays: terms.shipBy === undefined ? line.leadTimeDays : 0,
  }));
  await quoteRequest(work, supplier, { id, quote: { ...answer.quote, lines, ...terms } });
}

async function pay({ work, buyer, id }: Acting): Promise<void> {
  const { paymentId } = await openRequest(work, buyer, id);
  if (paymentId === null || (await payFromWallet(work.db, paymentId, work.now)) > 0) {
    throw new RangeError('The demo buyer cannot pay for what the seed buys.');
  }
}

/** Keeps a paid request of the demo paid, by cancelling the job that would start its fulfilment. */
export function finishScenario(db: Database, id: number): Promise<void> {
  return cancelJob(db, `trade:${id}:startFulfillment`);
}
