/**
 * Lives the whole life of money over HTTP while everything is killed, and holds what the clients did and saw against the
 * ledger.
 *
 *   npm run test:money                                     200,000 operations, 32 clients, 100 kills, 2 instances
 *   npm run test:money -- --seed 7 --operations 1000 --kills 6
 *   npm run test:money -- --minutes 30                     ends after half an hour, with what it has made by then
 *
 * The same seed plans the same. Exit 0: all money is where it belongs. Exit 1: it is not, each fault on its own line, or
 * the arguments are wrong.
 */
import { randomInt } from 'node:crypto';
import { type Arguments, readArguments } from './arguments.rules.ts';
import { reportLines } from './report.rules.ts';
import { runMoneyChaos } from './run-money-chaos.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

// What was started ends when this process exits; a signal alone would leave it running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => process.exit(1));
}
const chosen = choose();
if (chosen !== null) {
  say(`seed ${chosen.seed}`);
  const report = await runMoneyChaos({ ...chosen, log: say });
  reportLines(report).forEach(say);
  process.exitCode = report.faults.length === 0 ? 0 : 1;
}

function choose(): Arguments | null {
  try {
    return readArguments(process.argv.slice(2), randomInt(2 ** 31));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    return null;
  }
}
