import { SELECT_ONE } from './hot-requests.ts';
import type { MessageMeasure } from './measure-messages.ts';
import type { EndpointMeasure } from './measure-requests.ts';
import type { Starts } from './measure-starts.ts';

const MEGABYTE = 1_000_000;
const MAX_MEMORY_BYTES = 200 * MEGABYTE;
const COLD_SECONDS = 20;
const WARM_SECONDS = 3;
const MESSAGE_MS = 1_000;

/** All results of one run. */
export interface ServicesSummary {
  readonly machine: string;
  readonly products: number;
  readonly connections: number;
  readonly rounds: string;
  readonly calls: readonly EndpointMeasure[];
  /** The maximum memory of the server's process after any round (resident set). */
  readonly memoryBytes: number;
  /** Undefined when they were not measured. */
  readonly starts: Starts | undefined;
  /** From sending a message at one instance to its arrival in a stream of another; undefined when it was not measured. */
  readonly message: MessageMeasure | undefined;
}

interface Gate {
  readonly name: string;
  readonly holds: boolean;
}

/**
 * The limits that the services must meet. Speed is a ratio within one run, because both sides use the same machine.
 */
export function gates({ calls, memoryBytes, starts, message }: ServicesSummary): Gate[] {
  return [
    ...calls.map(({ name, ratio, floor }) => ({
      name: `${name} ≥ ${floor} × SELECT 1`,
      holds: ratio >= floor,
    })),
    ...calls.flatMap((call) => tailsOf(call, calls).map(({ limit, ...gate }) => gate)),
    { name: 'memory of the server < 200 MB', holds: memoryBytes < MAX_MEMORY_BYTES },
    ...(starts === undefined
      ? []
      : [
          { name: `cold start with seed < ${COLD_SECONDS} s`, holds: starts.coldSeconds < COLD_SECONDS },
          { name: `warm start < ${WARM_SECONDS} s`, holds: starts.warmSeconds < WARM_SECONDS },
        ]),
    ...(message === undefined
      ? []
      : [{ name: `message at another instance < ${MESSAGE_MS} ms`, holds: message.medianMs < MESSAGE_MS }]),
  ];
}

interface Tail extends Gate {
  /** The limit in a few letters, for the table. */
  readonly limit: string;
}

/** Limits of a call's slowest responses: in milliseconds, and as a multiple of SELECT 1's in the same run. */
function tailsOf(call: EndpointMeasure, calls: readonly EndpointMeasure[]): Tail[] {
  const { name, slowestMs, slowestTimes, p975Ms } = call;
  const one = calls.find((other) => other.name === SELECT_ONE.name)?.p975Ms ?? Number.NaN;
  const inMs = { limit: `< ${slowestMs} ms`, name: `${name}: p97.5 < ${slowestMs} ms` };
  const inTimes = { limit: `≤ ${slowestTimes} ×`, name: `${name}: p97.5 ≤ ${slowestTimes} × SELECT 1` };
  return [
    ...(slowestMs === undefined ? [] : [{ ...inMs, holds: p975Ms < slowestMs }]),
    ...(slowestTimes === undefined ? [] : [{ ...inTimes, holds: p975Ms <= slowestTimes * one }]),
  ];
}

/** The tables of a run, in Markdown. */
export function toMarkdown(summary: ServicesSummary): string {
  const { machine, products, connections, rounds, calls, memoryBytes, starts, message } = summary;
  const rows = calls.map((call) => {
    const { name, rate, ratio, p50Ms, p975Ms, floor } = call;
    const tails = tailsOf(call, calls);
    const verdict = ratio >= floor && tails.every(({ holds }) => holds) ? 'holds' : '**missed**';
    const limits = tails.map(({ limit }) => limit).join(', ');
    return `| ${name} | ${Math.round(rate)} | ${ratio.toFixed(2)} | ${p50Ms.toFixed(1)} | ${p975Ms.toFixed(1)} | ${floor.toFixed(2)} | ${limits} | ${verdict} |`;
  });
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  return [
    `${machine}. ${products.toLocaleString('en')} products, ${connections} requests in hand, ${rounds}; medians.`,
    '',
    '| Endpoint | Responses/s | × SELECT 1 | p50 ms | p97.5 ms | Floor | p97.5 | |',
    '| --- | --: | --: | --: | --: | --: | --: | --- |',
    ...rows,
    '',
    `Memory of the server's process at that load: ${Math.round(memoryBytes / MEGABYTE)} MB.`,
    ...(starts === undefined
      ? []
      : [
          `Cold start with a new database and the seed: ${seconds(starts.coldSeconds)}; warm start: ${seconds(starts.warmSeconds)}.`,
        ]),
    ...(message === undefined
      ? []
      : [
          `A message that is sent at one instance is in a stream of another after ${message.medianMs.toFixed(1)} ms (median of ${message.count}, slowest ${message.slowestMs.toFixed(1)} ms; limit ${MESSAGE_MS} ms).`,
        ]),
  ].join('\n');
}
