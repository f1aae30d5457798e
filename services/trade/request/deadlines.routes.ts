import { getTradeDeadlines, type TradeStatus } from '@bazaar/contracts/trade';
import { route, type ServiceRoute } from '../../kit/http/service.ts';
import { timerOf } from './trade-machine.rules.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The deadlines of requests, read from the machine itself. */
export function deadlineRoutes(): ServiceRoute[] {
  const epoch = new Date(0);
  const limitOf = (status: TradeStatus) => timerOf(status, epoch, null)?.at.getTime() ?? 0;
  return [
    route(getTradeDeadlines, async () => ({
      answerHours: limitOf('Published') / HOUR_MS,
      paymentHours: limitOf('AwaitingPayment') / HOUR_MS,
      confirmationDays: limitOf('Delivered') / DAY_MS,
      rulingDays: limitOf('Disputed') / DAY_MS,
    })),
  ];
}
