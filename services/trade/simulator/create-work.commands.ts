import type { Database } from '../../kit/database/database.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import type { TradeWork } from '../request/trade-work.commands.ts';
import { readTradeSettings } from '../settings.ts';
import { createSimulator } from './simulator.jobs.ts';

/** Creates what moves need, for one transaction. */
export type WorkOf = (db: Database) => TradeWork;

/** Creates the work of this process: its clock, and its simulated suppliers if it has any. */
export function createWork({ clock, environment }: Pick<ServiceContext, 'clock' | 'environment'>): WorkOf {
  const { simulatorDelaySeconds } = readTradeSettings(environment);
  const simulator = simulatorDelaySeconds === null ? null : createSimulator(simulatorDelaySeconds);
  return (db) => ({ db, now: clock(), simulator });
}
