import * as z from 'zod/mini';
import { Count, endpoint } from '../core/index.ts';

/** How long each step of a request may take before it ends by itself, as the machine of requests has it. */
export const TradeDeadlines = z.object({
  /** To quote, after the publication. */
  answerHours: Count,
  /** To pay, after a quote is accepted. */
  paymentHours: Count,
  /** To confirm a delivery or object to it; after that it counts as confirmed. */
  confirmationDays: Count,
  /** To rule on a dispute before it is escalated. */
  rulingDays: Count,
});
export type TradeDeadlines = z.infer<typeof TradeDeadlines>;

/** The deadlines of requests. An extension. */
export const getTradeDeadlines = endpoint({
  service: 'trade',
  method: 'GET',
  path: '/api/v1/tradedeadlines',
  access: 'public',
  summary: 'How long each step of a request may take.',
  response: TradeDeadlines,
});
