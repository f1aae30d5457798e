import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../releases/paths.ts';
import { end } from './bench-processes.ts';
import type { BenchSite } from './bench-site.ts';
import { measureThroughput } from './measure-throughput.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;

/** Documents per second. */
export interface Throughput {
  readonly rendered: number;
  readonly cached: number;
  readonly constant: number;
}

/** Measures the shell's server and a server of one constant page: the same document as at `path`. */
export async function measureServer(site: BenchSite, path: string, html: string): Promise<Throughput> {
  const page = join(site.paths.releases, '..', 'constant.html');
  writeFileSync(page, html.replaceAll(/nonce="[^"]+"/g, 'nonce="NONCE"'));
  const child = fork(join(ROOT, 'scripts/bench/constant-server.ts'), [page], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await new Promise<number>((resolve) =>
    child.once('message', (message) => resolve(Number(message))),
  );
  const urls = {
    rendered: site.uncached + path,
    cached: site.cached + path,
    constant: `http://127.0.0.1:${port}/`,
  };
  const rounds: Record<keyof Throughput, number[]> = { rendered: [], cached: [], constant: [] };
  // In turns, so that other load on the machine affects all three equally.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['rendered', 'cached', 'constant'] as const) {
      rounds[name].push(await measureThroughput(urls[name]));
    }
  }
  await end(child);
  const middle = (values: number[]) => median(values) ?? Number.NaN;
  return {
    rendered: middle(rounds.rendered),
    cached: middle(rounds.cached),
    constant: middle(rounds.constant),
  };
}
