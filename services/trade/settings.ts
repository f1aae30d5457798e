import { type Environment, EnvironmentProblem } from '../kit/environment.ts';
import { readCount } from '../kit/settings.ts';

export interface TradeSettings {
  /** Simulated suppliers reply within this many seconds to twice as many; null when suppliers are real users. */
  readonly simulatorDelaySeconds: number | null;
  /** Requests that one user begins in an hour, and repeats, and hands in; 0: no limit. */
  readonly requestsPerHour: number;
}

const DEFAULT_DELAY_SECONDS = 20;
const REQUESTS_PER_HOUR = 120;

/** Reads `SIMULATOR_DELAY_SECONDS`, a whole number from 0 to 3600, and `REQUESTS_PER_HOUR` (120). */
export function readTradeSettings({
  simulateSuppliers,
  variables,
}: Pick<Environment, 'simulateSuppliers' | 'variables'>): TradeSettings {
  const text = variables.SIMULATOR_DELAY_SECONDS ?? '';
  const seconds = text === '' ? DEFAULT_DELAY_SECONDS : Number(text);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 3_600) {
    throw new EnvironmentProblem('Set SIMULATOR_DELAY_SECONDS to a whole number of seconds from 0 to 3600.');
  }
  return {
    simulatorDelaySeconds: simulateSuppliers ? seconds : null,
    requestsPerHour: readCount(variables, 'REQUESTS_PER_HOUR', REQUESTS_PER_HOUR),
  };
}
