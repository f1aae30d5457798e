import { median } from '../bench/statistics.ts';
import { type HotEndpoint, SELECT_ONE } from './hot-requests.ts';
import type { LoadClient, LoadResult } from './load-client.ts';

const WARM_UP_MS = 1_500;

export interface EndpointMeasure {
  readonly name: string;
  readonly floor: number;
  readonly slowestMs: number | undefined;
  readonly slowestTimes?: number | undefined;
  /** Responses per second: the median of the rounds. */
  readonly rate: number;
  /** Its rate divided by that of SELECT 1 in the same round: the median of the rounds. */
  readonly ratio: number;
  readonly p50Ms: number;
  readonly p975Ms: number;
}

interface Rounds {
  readonly rounds: number;
  readonly milliseconds: number;
  /** Called after each round of each endpoint. */
  readonly after: () => Promise<void>;
}

/** Measures endpoints and SELECT 1 in turns, so that other load on the machine affects both equally. */
export async function measureEndpoints(
  client: LoadClient,
  calls: readonly HotEndpoint[],
  { rounds, milliseconds, after }: Rounds,
): Promise<EndpointMeasure[]> {
  for (const { name, calls: requests } of [SELECT_ONE, ...calls]) {
    await client.prepare(name, requests);
    refuseFailures(name, await client.run(name, WARM_UP_MS));
  }
  const ones: number[] = [];
  const found = calls.map((call) => ({
    call,
    rates: [] as number[],
    ratios: [] as number[],
    latencies: [] as Float64Array[],
  }));
  const oneLatencies: Float64Array[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { call, rates, ratios, latencies } of found) {
      const one = refuseFailures(SELECT_ONE.name, await client.run(SELECT_ONE.name, milliseconds));
      const own = refuseFailures(call.name, await client.run(call.name, milliseconds));
      ones.push(rateOf(one));
      oneLatencies.push(one.latencies);
      rates.push(rateOf(own));
      ratios.push(rateOf(own) / rateOf(one));
      latencies.push(own.latencies);
      await after();
    }
  }
  const one = { name: SELECT_ONE.name, floor: 1, slowestMs: undefined, ratio: 1 };
  return [
    { ...one, rate: median(ones) ?? 0, ...quantilesOf(oneLatencies) },
    ...found.map(({ call, rates, ratios, latencies }) => ({
      name: call.name,
      floor: call.floor,
      slowestMs: call.slowestMs,
      slowestTimes: call.slowestTimes,
      rate: median(rates) ?? 0,
      ratio: median(ratios) ?? 0,
      ...quantilesOf(latencies),
    })),
  ];
}

function rateOf({ latencies, milliseconds }: LoadResult): number {
  return (latencies.length * 1_000) / milliseconds;
}

/** A rate of failed responses means nothing. */
function refuseFailures(name: string, result: LoadResult): LoadResult {
  const failed = Object.entries(result.statuses).filter(([status]) => !status.startsWith('2'));
  if (failed.length > 0 || result.latencies.length === 0) {
    throw new Error(
      `"${name}" was answered ${failed.map(([status, count]) => `${status} ${count} times`).join(', ')}.`,
    );
  }
  return result;
}

function quantilesOf(rounds: readonly Float64Array[]): { p50Ms: number; p975Ms: number } {
  const all = Float64Array.from(rounds.flatMap((round) => [...round])).sort();
  return { p50Ms: quantile(all, 0.5), p975Ms: quantile(all, 0.975) };
}

/** The value that this fraction of sorted values does not exceed. */
export function quantile(sorted: Float64Array, part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}
