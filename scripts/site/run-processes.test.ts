import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlatformProcess } from './platform-processes.ts';
import { type RunningProcesses, runProcesses } from './run-processes.ts';

let folder: string;
let running: RunningProcesses | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bazaar-run-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** A process that prints its process id, then runs the given code. */
function script(name: string, code: string, environment: Record<string, string> = {}): PlatformProcess {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `console.log('pid', process.pid);\n${code}\n`);
  return { name, script: [file, "it's"], environment };
}

/** Runs until it is stopped, and records that it ended gracefully. */
const LIVING = `
import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => { writeFileSync(process.argv[1] + '.ended', 'yes'); process.exit(0); });
setInterval(() => {}, 1000);
console.log('living');`;

const start = (processes: readonly PlatformProcess[], output?: Writable) => {
  running = runProcesses(processes, folder, output);
  return running;
};
const log = (name: string) => {
  const file = join(folder, `${name}.log`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
const says = (name: string, text: string) => vi.waitFor(() => expect(log(name)).toContain(text), 5000);
const endedInOrder = (name: string) => existsSync(join(folder, `${name}.mjs.ended`));
const isAlive = (name: string) => {
  try {
    return process.kill(Number(/pid (\d+)/.exec(log(name))?.[1]), 0);
  } catch {
    return false;
  }
};

describe('a set of processes', () => {
  it('runs and is stopped together', async () => {
    const { ended, failure, stop } = start([script('one', LIVING), script('two', LIVING)]);
    await Promise.all([says('one', 'living'), says('two', 'living')]);
    expect([isAlive('one'), isAlive('two')]).toEqual([true, true]);

    await stop();
    await ended;

    expect([endedInOrder('one'), endedInOrder('two')]).toEqual([true, true]);
    expect([isAlive('one'), isAlive('two')]).toEqual([false, false]);
    expect(failure()).toBeNull();
  });

  it('ends when the first of them ends, and reports the last output of that one', async () => {
    const { ended, failure } = start([
      script('one', LIVING),
      script(
        'two',
        `${waitFor('one')}; console.error('first'); console.error('the port is taken'); process.exit(3);`,
      ),
    ]);

    await ended;

    expect(endedInOrder('one')).toBe(true);
    expect(failure()?.message).toBe(`two ended (3): the port is taken. See ${join(folder, 'two.log')}.`);
  });

  it('fails when one of them ends without output, even with success', async () => {
    const file = join(folder, 'silent.mjs');
    writeFileSync(file, '');
    const { ended, failure } = start([{ name: 'silent', script: [file], environment: {} }]);

    await ended;

    expect(failure()?.message).toContain('silent ended (0): it said nothing.');
  });

  it('continues without one that the others do not need', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { failure } = start([
      { ...script('origin', "console.error('the disk is full'); process.exit(1)"), endsAlone: true },
      script('two', LIVING),
    ]);
    await says('two', 'living');
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('the disk is full')),
    );

    expect([isAlive('two'), failure()]).toEqual([true, null]);
  });

  it('starts one again that has run before, and the others go on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { failure, stop } = start([
      {
        ...script('shell', "console.log('life'); setTimeout(() => process.exit(1), 50)"),
        restartsAfterMs: 0,
      },
      script('services', LIVING),
    ]);
    await says('services', 'living');

    await vi.waitFor(() => expect(log('shell').split('life').length).toBeGreaterThan(2), 15_000);

    expect([isAlive('services'), failure()]).toEqual([true, null]);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('It is started again'));
    await stop();
    expect(endedInOrder('services')).toBe(true);
  });

  it('ends when one that would be started again has not run at all', async () => {
    const { ended, failure } = start([
      { ...script('shell', "console.error('the port is taken'); process.exit(1)"), restartsAfterMs: 60_000 },
      script('services', LIVING),
    ]);

    await ended;

    expect(failure()?.message).toContain('the port is taken');
  });

  it('still reports the failure after it was stopped', async () => {
    const { ended, failure, stop } = start([script('one', 'process.exit(1)')]);
    await ended;

    await stop();

    expect(failure()?.message).toContain('one ended (1)');
  });

  it('writes each process’s output into a separate file, and behind its name to the common output', async () => {
    const lines: string[] = [];
    const output = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const { ended } = start(
      [script('one', "console.log('to out'); console.error('to err'); process.exit(1)")],
      output,
    );

    await ended;
    await says('one', 'to err');

    expect(log('one')).toContain('to out');
    expect(lines.join('')).toMatch(/\[one\] to out/);
  });

  it('gets arguments and environment unchanged', async () => {
    const code = 'console.log(process.argv[2], process.env.BAZAAR_TEST); process.exit(1)';
    const { ended } = start([script('one', code, { BAZAAR_TEST: 'a "b" $c' })]);

    await ended;
    await says('one', `it's a "b" $c`);
  });

  it('leaves no listener for signals behind', async () => {
    const before = process.listenerCount('SIGTERM');
    const { ended } = start([script('one', 'process.exit(0)')]);
    expect(process.listenerCount('SIGTERM')).toBeGreaterThan(before);

    await ended;

    expect(process.listenerCount('SIGTERM')).toBe(before);
  });
});

describe('a script that runs processes', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'stops them all on %s, which is not a failure',
    async (signal) => {
      const inner = script('inner', LIVING.replace("'SIGTERM'", `'${signal}'`));
      const module = join(import.meta.dirname, 'run-processes.ts');
      const outer = script(
        'outer',
        `const { runProcesses } = await import(${JSON.stringify(module)});
       const running = runProcesses(${JSON.stringify([inner])}, ${JSON.stringify(folder)});
       await running.ended;
       console.log('failure', running.failure());
       process.exit(running.failure() ? 1 : 7);`,
      );
      const { ended, failure } = start([outer]);
      await says('inner', 'living');

      process.kill(Number(/pid (\d+)/.exec(log('outer'))?.[1]), signal);
      await ended;
      await says('outer', 'failure null');

      expect(endedInOrder('inner')).toBe(true);
      expect(isAlive('inner')).toBe(false);
      expect(failure()?.message).toContain('outer ended (7)');
    },
  );
});

/** Code that waits until another process of the set reports that it runs. */
function waitFor(name: string): string {
  const file = JSON.stringify(join(folder, `${name}.log`));
  return `const { existsSync, readFileSync } = await import('node:fs');
    while (!existsSync(${file}) || !readFileSync(${file}, 'utf8').includes('living')) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }`;
}
