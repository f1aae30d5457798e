import { parseArgs } from 'node:util';
import { walkTrade } from './trade-scenario.ts';

const USAGE = `npm run scenario -- [--base http://127.0.0.1:4000] [--origin http://localhost:3000] [--simulator]

Walks the whole trade path over HTTP against running demo services and prints each state.
  --base       where the services listen
  --origin     where the site is, as PUBLIC_ORIGIN says
  --simulator  waits for the demo's simulated suppliers instead of answering as one`;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'http://127.0.0.1:4000' },
      origin: { type: 'string', default: 'http://localhost:3000' },
      simulator: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    say(USAGE);
    return 0;
  }
  const { base, origin, simulator: waitForSimulator } = values;
  await walkTrade({ base, origin, waitForSimulator, say });
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
    process.exit(1);
  },
);
