import { existsSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES, type RemoteDescriptor, type RemoteName } from '@bazaar/contracts/platform';
import { makeReleases } from '@bazaar/scripts/bench-swaps/swap-releases.ts';
import { runManifestCommand } from '@bazaar/scripts/manifest.ts';
import { readDescriptor } from '@bazaar/scripts/releases/release-store.ts';
import { activeShell } from '@bazaar/scripts/releases/shell-store.ts';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { IN_FORCE_WITHIN_MS } from './releasing.fixture.ts';
import { anotherShell } from './shell-variants.fixture.ts';
import type { PrivateSite } from './site/private-site.ts';
import { buildShellVariant } from './site/shell-variant.ts';

/** What an operator can put into force: releases of each remote, and builds of the shell. */
export interface Swappable {
  readonly remotes: ReadonlyMap<RemoteName, readonly RemoteDescriptor[]>;
  readonly shells: readonly string[];
}

/** Makes releases of every remote and another build of the shell, of which none is in force yet. */
export async function makeSwappable(own: PrivateSite): Promise<Swappable> {
  const former = activeShell(own.paths);
  const shell = await buildShellVariant(own.paths, anotherShell);
  const remotes = REMOTE_NAMES.map((name) => {
    const built = readDescriptor(own.paths.release(name, own.builtVersion(name)));
    return [name, makeReleases(own.paths, built)] as const;
  });
  return { remotes: new Map(remotes), shells: [shell, former] };
}

/**
 * Swaps every remote and the shell once by the operator's command, each after the one before is in force.
 * @param round counts from 0; each takes the next release.
 */
export async function swapAll(
  own: PrivateSite,
  request: APIRequestContext,
  { remotes, shells, round, afterEach }: Swappable & { round: number; afterEach: () => Promise<void> },
): Promise<void> {
  const next = <T>(all: readonly T[], from: number) => all[(round + from) % all.length];
  const commands = [
    ...[...remotes].map(([name, releases]) => [name, next(releases, 1)?.version ?? '']),
    ['shell', next(shells, 0) ?? ''],
  ];
  for (const words of commands) {
    const before = await buildOf(own, request);
    runManifestCommand(['use', ...words], own.paths);
    await expect
      .poll(() => buildOf(own, request), { timeout: IN_FORCE_WITHIN_MS, message: `use ${words.join(' ')}` })
      .not.toBe(before);
    await afterEach();
  }
}

async function buildOf(own: PrivateSite, request: APIRequestContext): Promise<string> {
  return (await (await request.get(own.url('/builds/latest.json'))).json()).id;
}

/** Files of releases and of the shell that a context asks for and does not get. */
export function watchFailedFiles(context: BrowserContext): readonly string[] {
  const failed: string[] = [];
  const isFile = (url: string) => /^\/_[rs]\//.test(new URL(url).pathname);
  context.on('response', (response) => {
    if (isFile(response.url()) && !response.ok()) {
      failed.push(`${response.status()} ${response.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was fetching.
    if (isFile(request.url()) && !reason.includes('ERR_ABORTED')) {
      failed.push(`${reason} ${request.url()}`);
    }
  });
  return failed;
}

/** Files that a document has fetched although they belong to another composition than its own. */
export async function mixedFiles(page: Page, own: PrivateSite): Promise<string[]> {
  let mixed: string[] = [];
  // A document that learns of a new build is loaded again, also while it is asked.
  await expect(async () => {
    const { bases, shellBuild, files } = await readDocument(page);
    const isOfShell = (file: string) =>
      existsSync(path.join(own.paths.shellBuild(shellBuild), 'web', file.slice('/_s/'.length)));
    mixed = files.filter(
      (file) =>
        (file.startsWith('/_r/') && !bases.some((base) => file.startsWith(base))) ||
        (file.startsWith('/_s/') && !isOfShell(file)),
    );
  }).toPass();
  return mixed;
}

/** The releases that a document names, and what it has fetched. */
function readDocument(page: Page): Promise<{ bases: string[]; shellBuild: string; files: string[] }> {
  return page.evaluate(() => {
    const boot = JSON.parse(document.getElementById('bazaar-boot')?.textContent ?? '');
    const remotes: { current: { base: string } }[] = boot.composition.remotes;
    return {
      bases: remotes.map(({ current }) => current.base),
      shellBuild: String(boot.shellBuild),
      files: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    };
  });
}
