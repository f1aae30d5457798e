import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { signedIn, signedOut, topicOf } from '@bazaar/contracts/events';
import {
  DELEGATED_PREFIXES,
  HOST_CONTRACT_VERSION,
  RELEASE_BUDGET,
  SHELL_ROUTES,
  ShellDescriptor,
} from '@bazaar/contracts/platform';
import * as slots from '@bazaar/contracts/slots';
import { SetupProblem } from '../console.ts';

const FILE = 'shell.json';

/** The exports of the shell's server bundle that tell what it provides. */
interface ShellBundle {
  sharedModules: Readonly<Record<string, { version: string; module: unknown }>>;
  sharedUi: Readonly<Record<string, unknown>>;
}

/** What a build of the shell keeps for itself and provides. */
export function describeShell({ sharedModules, sharedUi }: ShellBundle): ShellDescriptor {
  const provided = Object.entries(sharedModules).map(([name, { version, module }]) => [
    name,
    { version, exports: Object.keys(Object(module)).sort() },
  ]);
  const session = [signedIn, signedOut].map(topicOf);
  return ShellDescriptor.parse({
    schema: 1,
    hostContract: HOST_CONTRACT_VERSION,
    routes: SHELL_ROUTES,
    delegated: DELEGATED_PREFIXES,
    provides: Object.fromEntries(provided),
    ui: Object.keys(sharedUi).sort(),
    slots: Object.values(slots)
      .map(({ name }) => name)
      .sort(),
    publishes: session,
    listens: session,
    budget: RELEASE_BUDGET,
  });
}

/** Writes `shell.json` beside a build of the shell, from what its bundle really holds. */
export function writeShellDescriptor(folder: string): void {
  const bundle: ShellBundle = createRequire(import.meta.url)(join(folder, 'server', 'shell.cjs'));
  writeFileSync(join(folder, FILE), `${JSON.stringify(describeShell(bundle), null, 1)}\n`);
}

/** @throws SetupProblem when the shell was not built into the folder. */
export function readShellDescriptor(folder: string): ShellDescriptor {
  const file = join(folder, FILE);
  if (!existsSync(file)) {
    throw new SetupProblem(`The shell is not built in ${folder}`, 'Run "npm run build" first');
  }
  return ShellDescriptor.parse(JSON.parse(readFileSync(file, 'utf8')));
}
