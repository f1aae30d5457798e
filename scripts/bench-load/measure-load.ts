import { setTimeout as delay } from 'node:timers/promises';
import { createScenarioClient } from '../../services/scenario/scenario-client.ts';
import { drive } from './drive.ts';
import { findKnee } from './find-knee.ts';
import type { LoadSite } from './load-site.ts';
import { isServed, type Outcome, pictureOf } from './outcome.rules.ts';
import type { LoadSummary } from './report.ts';
import { readSiteMemory } from './site-memory.ts';
import { findVisitors } from './visitors.ts';

const FIRST_RATE = 40;
const HIGHEST_RATE = 5_000;
/** Every page is asked for several times before anything is measured. */
const WARM_RATE = 100;
const WARM_SECONDS = 30;
/** Other work on the machine slows a single try; a rate that is too high fails each time. */
const TRIES = 2;
const TRY_SECONDS = 10;
const REST_MS = 2_000;
const STEADY_SHARE = 0.8;
const OVERLOAD_TIMES = 2;
const OVERLOAD_SECONDS = 20;
const AFTER_SHARE = 0.5;
const AFTER_SECONDS = 15;
const MEMORY_EVERY_MS = 5_000;

interface Measuring {
  readonly site: LoadSite;
  readonly steadySeconds: number;
  say(line: string): void;
}

/** Finds the knee, and loads the site at four fifths of it, at twice of it, and at half of it right afterwards. */
export async function measureLoad({ site, steadySeconds, say }: Measuring): Promise<LoadSummary> {
  const { origin, servicesOrigin } = site;
  const client = createScenarioClient(servicesOrigin, origin);
  const visitors = await findVisitors(client);
  const load = (rate: number, seconds: number) => drive({ origin, rate, seconds, next: visitors.next });
  await load(WARM_RATE, WARM_SECONDS);
  const knee = await findKnee({
    ...{ firstRate: FIRST_RATE, highestRate: HIGHEST_RATE },
    isServedAt: async (rate) => {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const picture = pictureOf(await load(rate, TRY_SECONDS));
        await delay(REST_MS);
        say(`${rate} a second: 99 % within ${picture.p99Ms.toFixed(0)} ms, ${picture.shed} shed`);
        if (isServed(picture)) {
          return true;
        }
      }
      return false;
    },
  });
  if (knee === null) {
    throw new Error(`The site does not serve ${FIRST_RATE} requests a second.`);
  }
  const steady = await steadily(site, () => load(knee * STEADY_SHARE, steadySeconds));
  say(`${(knee * STEADY_SHARE).toFixed(0)} a second for ${steadySeconds} s`);
  const overload = await load(knee * OVERLOAD_TIMES, OVERLOAD_SECONDS);
  const after = await load(knee * AFTER_SHARE, AFTER_SECONDS);
  say(`${knee * OVERLOAD_TIMES} a second for ${OVERLOAD_SECONDS} s, and half the knee afterwards`);
  return { knee, steadySeconds, ...steady, overload, after, ...(await visitors.countLost()) };
}

async function steadily({ processes }: LoadSite, work: () => Promise<Outcome[]>) {
  const roots = processes.map(({ pid }) => pid ?? 0);
  const memory = [readSiteMemory(roots)];
  const reading = setInterval(() => memory.push(readSiteMemory(roots)), MEMORY_EVERY_MS);
  try {
    return { steady: await work(), memory };
  } finally {
    clearInterval(reading);
  }
}
