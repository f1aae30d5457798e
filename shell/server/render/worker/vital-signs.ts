import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { captured } from './captured.ts';
import type { Channel } from './channel.ts';
import type { WatchData } from './watch-thread.ts';

const COUNT_MS = 50;
const BEAT_MS = 100;
const WATCH_FD = 4;
/** Of a stack deep in React, enough lines to reach the remote's own function. */
const STACK_LINES = 40;

type GcEntry = PerformanceEntry & { detail: { kind: number } };

/**
 * Sends a beat as long as this thread is not blocked, and starts the thread that tells when it is. `servicesAtRest`
 * names the services that this process does not ask at present.
 */
export function startVitalSigns(channel: Channel, servicesAtRest: () => string[]): void {
  Error.stackTraceLimit = STACK_LINES;
  const counter = new Int32Array(new SharedArrayBuffer(4));
  const data: WatchData = { counter, fd: WATCH_FD, parent: process.ppid };
  new Worker(new URL('./watch-thread.ts', import.meta.url), { workerData: data, stdout: false }).unref();
  captured.setInterval(() => Atomics.add(counter, 0, 1), COUNT_MS);

  let liveHeapBytes = 0;
  // The heap holds rubbish most of the time; what is alive is known right after a major collection.
  new PerformanceObserver((list) => {
    const isMajor = list
      .getEntries()
      .some((entry) => (entry as GcEntry).detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR);
    if (isMajor) {
      liveHeapBytes = getHeapStatistics().used_heap_size;
    }
  }).observe({ entryTypes: ['gc'] });
  const beat = () => {
    const { user, system } = captured.cpuUsage();
    channel.send('beat', 0, {
      cpuMs: (user + system) / 1000,
      liveHeapBytes,
      rssBytes: captured.memoryUsage(),
      servicesAtRest: servicesAtRest(),
    });
  };
  captured.setInterval(beat, BEAT_MS);
  beat();
}
