import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DEFAULT_SOAK, Manifest, type ShellDescriptor, type Soak } from '@bazaar/contracts/platform';
import { SetupProblem } from '../console.ts';
import { refuseComposition } from './composition-gate.ts';
import type { ManifestChange } from './manifest.rules.ts';
import { changesBetween } from './manifest-changes.rules.ts';
import { lockFile, removeAbandoned } from './manifest-lock.ts';
import { nextManifest } from './next-manifest.rules.ts';
import type { DataPaths } from './paths.ts';
import { highestKeptSequence, readServiceRecords } from './service-records.ts';
import type { ShellChange } from './shell.rules.ts';

/** The demo has a single visitor, who is not made to wait for a hundred visits. */
const DEMO_SOAK: Soak = { minutes: 0, visits: 0 };
const DRAFT = '.draft-';

/** The manifest of a data folder, or null before the first release. @throws SetupProblem when it breaks its schema. */
export function readManifestFile(file: string): Manifest | null {
  const bytes = readBytes(file);
  return bytes === null ? null : parse(file, bytes);
}

function readBytes(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function parse(file: string, bytes: string): Manifest {
  const result = Manifest.safeParse(parseJson(file, bytes));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SetupProblem(
      `${file} breaks the manifest's schema at "${issue?.path.join('.')}": ${issue?.message}`,
      'Fix it, or delete it and run "npm run build"',
    );
  }
  return result.data;
}

function parseJson(file: string, bytes: string): unknown {
  try {
    return JSON.parse(bytes);
  } catch {
    throw new SetupProblem(`${file} is not JSON`, 'Fix it, or delete it and run "npm run build"');
  }
}

/** Where a manifest is written, and where the shells note what they see. */
export type ManifestPaths = Pick<DataPaths, 'manifest' | 'shells'>;

export interface ChangeOptions {
  now?: Date;
  /** Left out: as in the present manifest. */
  soak?: Soak;
  /** Left out: the shell's entry stays. */
  changeShell?: ShellChange;
  /**
   * Reads the descriptor of a build of the shell, with which the next composition must go; left out by development and
   * tests, which compare nothing.
   */
  readShell?: ReadShell;
}

type ReadShell = (id: string) => ShellDescriptor;

function firstSoak(): Soak {
  return process.env.BAZAAR_ENV === 'demo' ? DEMO_SOAK : DEFAULT_SOAK;
}

/**
 * Writes the next manifest, when the file still is what the change was made from: a reader sees the old one or the new one,
 * and after a crash or a loss of power one of them is there.
 * @throws SetupProblem that names what another operator changed meanwhile.
 */
export function changeManifest(
  paths: ManifestPaths,
  change: ManifestChange,
  { now = new Date(), soak, changeShell = (shell) => shell, readShell }: ChangeOptions = {},
): Manifest {
  const { manifest: file } = paths;
  const bytes = readBytes(file);
  const current = bytes === null ? null : parse(file, bytes);
  const next = Manifest.parse(
    nextManifest({
      current,
      keptSequence: highestKeptSequence(paths.shells),
      ...{ change, changeShell },
      served: readServiceRecords(paths.shells),
      now,
      soak: soak ?? current?.soak ?? firstSoak(),
    }),
  );
  if (readShell) {
    refuseNext(next, current, readShell);
  }
  replace(file, { bytes, current }, `${JSON.stringify(next, null, 1)}\n`);
  return next;
}

/** A manifest without a build of the shell is compared as if the next one's build were in use already. */
function refuseNext(next: Manifest, current: Manifest | null, readShell: ReadShell): void {
  if (!next.shell) {
    throw new SetupProblem('The manifest names no build of the shell', 'Run "npm run build" first');
  }
  const shell = readShell(next.shell.active);
  refuseComposition(
    { remotes: next.remotes, shell },
    { remotes: current?.remotes ?? {}, shell: presentShell(current, readShell) ?? shell },
  );
}

/** Null also for a build that is damaged: the manifest must be able to leave it. */
function presentShell(current: Manifest | null, readShell: ReadShell): ShellDescriptor | null {
  try {
    return current?.shell ? readShell(current.shell.active) : null;
  } catch {
    return null;
  }
}

interface ReadManifest {
  bytes: string | null;
  current: Manifest | null;
}

function replace(file: string, read: ReadManifest, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const lock = lockFile(file);
  const draft = `${file}${DRAFT}${randomUUID()}`;
  try {
    removeDrafts(file);
    removeAbandoned(file);
    refuseOtherBytes(file, read);
    writeDurably(draft, text);
    lock.confirm();
    renameSync(draft, file);
    syncFolder(dirname(file));
  } finally {
    rmSync(draft, { force: true });
    lock.release();
  }
}

/** What processes that were killed left behind. */
function removeDrafts(file: string): void {
  const prefix = basename(file) + DRAFT;
  for (const name of readdirSync(dirname(file)).filter((entry) => entry.startsWith(prefix))) {
    rmSync(join(dirname(file), name), { force: true });
  }
}

function refuseOtherBytes(file: string, { bytes, current }: ReadManifest): void {
  const present = readBytes(file);
  if (digestOf(present) === digestOf(bytes)) {
    return;
  }
  const changes = changesBetween(current, present === null ? null : parse(file, present));
  throw new SetupProblem(
    `Another operator changed the manifest meanwhile (${changes.join('; ') || 'no version in use'}), and nothing was written`,
    'Check that the change is still right, and repeat it',
  );
}

function digestOf(bytes: string | null): string | null {
  return bytes === null ? null : createHash('sha256').update(bytes).digest('hex');
}

function writeDurably(file: string, text: string): void {
  const descriptor = openSync(file, 'wx');
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
