import { type Environment, EnvironmentProblem } from '../kit/environment.ts';
import { readRial, readWithin } from '../kit/settings.ts';

/** The operator's settings of what leaves a wallet. */
export interface WalletSettings {
  /** The minimum and maximum of one withdrawal. */
  readonly withdrawalRial: { readonly min: number; readonly max: number };
  /** After how long a bank has carried a withdrawal out at the latest, as people are told. */
  readonly settlesWithinHours: number;
  /** After how long the simulated bank of the demo acts; null where a real bank does. */
  readonly bankDelaySeconds: number | null;
}

/**
 * Reads `WITHDRAWAL_MIN_RIAL` (100000), `WITHDRAWAL_MAX_RIAL` (2000000000), `WITHDRAWAL_SETTLES_HOURS` (72), and in the
 * demo `SIMULATE_BANK` (0 stops the simulated bank) and `SIMULATED_BANK_DELAY_SECONDS` (60).
 */
export function readWalletSettings({
  name,
  variables,
}: Pick<Environment, 'name' | 'variables'>): WalletSettings {
  const min = readRial(variables, 'WITHDRAWAL_MIN_RIAL', 100_000);
  const max = readRial(variables, 'WITHDRAWAL_MAX_RIAL', 2_000_000_000);
  if (min > max) {
    throw new EnvironmentProblem('WITHDRAWAL_MIN_RIAL is above WITHDRAWAL_MAX_RIAL.');
  }
  const hours = { fallback: 72, least: 1, most: 720 };
  const settlesWithinHours = readWithin(variables, 'WITHDRAWAL_SETTLES_HOURS', hours);
  const limits = { fallback: 60, least: 0, most: 3_600 };
  const delaySeconds = readWithin(variables, 'SIMULATED_BANK_DELAY_SECONDS', limits);
  const isSimulated = name === 'demo' && variables.SIMULATE_BANK !== '0';
  return {
    ...{ withdrawalRial: { min, max }, settlesWithinHours },
    bankDelaySeconds: isSimulated ? delaySeconds : null,
  };
}
