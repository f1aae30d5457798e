/**
 * A thread beside a render worker's own: when that one answers nobody any more, it reads from V8's debugger whose code
 * runs there, and writes the names of the scripts into a pipe of its own, because the blocked thread can tell nothing.
 */
import { readFileSync, writeSync } from 'node:fs';
import { type Debugger, Session } from 'node:inspector';
import { setTimeout as wait } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

/** A render takes some ten milliseconds; one that does not pause for so long is not going to end … */
const BUSY_MS = 450;
/**
 * … if it has computed for so long, and was not starved by other processes. The first document of a release compiles its
 * bundle and runs every function for the first time, which has taken some 400 ms on a machine that does much else.
 */
const BUSY_CPU_MS = 800;
/** Asleep without computing, as in `Atomics.wait`. */
const IDLE_MS = 1200;
const CHECK_MS = 25;
/** Time for the debugger to interrupt the thread, on a machine that does much else. */
const PAUSE_WITHIN_MS = 1500;
const MAX_SCRIPTS = 50;
/** The unit of `/proc`'s times. */
const TICK_MS = 10;

export interface WatchData {
  /** One number that the watched thread raises while it is not blocked. */
  counter: Int32Array<SharedArrayBuffer>;
  /** Descriptor of the pipe for lines. */
  fd: number;
  parent: number;
}

const { counter, fd, parent } = workerData as WatchData;

/** What the system tells of the watched thread, whose id on Linux is that of the process. */
function threadNow(): { cpuMs: number; isAsleep: boolean } {
  try {
    const text = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
    const fields = text.split(') ')[1]?.split(' ') ?? [];
    // A thread that waits for a processor is runnable: it is starved, and nobody's code blocks it.
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS, isAsleep: fields[0] === 'S' };
  } catch {
    const { user, system } = process.cpuUsage();
    return { cpuMs: (user + system) / 1000, isAsleep: true };
  }
}

/** The scripts of the functions that run now, innermost first. */
async function runningScripts(): Promise<string[]> {
  const session = new Session();
  session.connectToMainThread();
  const urls = new Map<string, string>();
  const paused = Promise.withResolvers<string[]>();
  session.on('Debugger.scriptParsed', ({ params }) => void urls.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) => paused.resolve(params.callFrames.map(scriptOf)));
  const scriptOf = ({ location }: Debugger.CallFrame) => urls.get(location.scriptId) ?? '';
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  const scripts = await Promise.race([paused.promise, wait(PAUSE_WITHIN_MS, [])]);
  session.post('Debugger.resume');
  session.disconnect();
  return scripts;
}

/** The state of the watched thread when its counter was last seen to rise. */
interface LastSign {
  count: number;
  at: number;
  cpuMs: number;
}

function signNow(): LastSign {
  return { count: Atomics.load(counter, 0), at: performance.now(), cpuMs: threadNow().cpuMs };
}

function isStuck(last: LastSign, silentMs: number): boolean {
  if (silentMs < BUSY_MS) {
    return false;
  }
  const { cpuMs, isAsleep } = threadNow();
  return cpuMs - last.cpuMs >= BUSY_CPU_MS || (isAsleep && silentMs > IDLE_MS);
}

/** Writes which scripts block the watched thread, unless it goes on meanwhile. */
async function tell(last: LastSign): Promise<void> {
  const scripts = await runningScripts();
  if (Atomics.load(counter, 0) === last.count) {
    const line = { scripts: scripts.slice(0, MAX_SCRIPTS), silentMs: performance.now() - last.at };
    writeSync(fd, `${JSON.stringify(line)}\n`);
  }
}

async function watch(): Promise<never> {
  let last = signNow();
  for (;;) {
    await wait(CHECK_MS);
    if (process.ppid !== parent) {
      // The server has gone, which the blocked thread would never notice.
      process.kill(process.pid, 'SIGKILL');
    }
    if (Atomics.load(counter, 0) !== last.count) {
      last = signNow();
    } else if (isStuck(last, performance.now() - last.at)) {
      await tell(last);
      last = signNow();
    }
  }
}

await watch();
