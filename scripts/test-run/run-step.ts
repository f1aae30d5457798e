import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readJson } from '../read-json.ts';
import type { Step } from './steps.ts';
import { type StepResult, stepLine } from './test-summary.ts';

/** Runs one step to its end, prints its result, and shows the output of a failed one. */
export async function runStep(step: Step, root: string): Promise<StepResult> {
  const start = performance.now();
  const { exitCode, output } = await run(step, root);
  const report =
    step.report !== undefined && existsSync(step.report) ? await readJson(step.report) : undefined;
  const durationMs = performance.now() - start;
  const failures = report === undefined ? [] : (step.failures?.(report, root) ?? []);
  const result = { name: step.name, durationMs, ...step.count(exitCode, report), failures };
  console.log(stepLine(result));
  if (result.failed > 0) {
    console.log(output.trimEnd());
  }
  return result;
}

/** The result of a step that was not run, because the one it needs has failed. */
export function missedStep({ name, needs }: Step): StepResult {
  const result = { name, durationMs: 0, passed: 0, failed: 1 };
  console.log(stepLine(result));
  console.log(`Not run: it needs the step "${needs}", which failed.`);
  return result;
}

/** Runs steps in order, `atOnce` at a time. */
export async function runSteps(steps: readonly Step[], root: string, atOnce = 1): Promise<StepResult[]> {
  const results = new Map<string, StepResult>();
  const waiting = [...steps];
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const needed = step.needs === undefined ? undefined : results.get(step.needs);
      const blocked = needed !== undefined && needed.failed > 0;
      results.set(step.name, blocked ? missedStep(step) : await runStep(step, root));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}

async function run(step: Step, root: string): Promise<{ exitCode: number; output: string }> {
  const [program, ...words] = step.command;
  const programs = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, ...step.environment, PATH: programs },
    stdio: ['ignore', step.live ? 'inherit' : 'pipe', step.live ? 'inherit' : 'pipe'],
  });
  const printed = [child.stdout, child.stderr].map((stream) =>
    stream === null ? Buffer.alloc(0) : buffer(stream),
  );
  const ended = once(child, 'close').then(
    ([code]) => ({ exitCode: typeof code === 'number' ? code : 1, fault: '' }),
    (error: Error) => ({ exitCode: 1, fault: `${program} cannot be run: ${error.message}` }),
  );
  const { exitCode, fault } = await ended;
  return { exitCode, output: fault || Buffer.concat(await Promise.all(printed)).toString('utf8') };
}
