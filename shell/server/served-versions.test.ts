import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, ServiceRecord } from '@bazaar/contracts/platform';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { resolveComposition } from './composition.rules.ts';
import type { BlockedRelease } from './render/blocked-releases.ts';
import { createServedVersions } from './served-versions.ts';
import { givenManifest, givenRemote, givenShell } from './testing/given-manifest.ts';
import { givenFolder } from './testing/given-services.ts';

const SHELL = '0123456789abcdef';
const activeSince = '2026-11-01T00:00:00Z';
const remote = (change = {}) =>
  givenRemote(['1.0.0', '1.1.0'], { canary: { version: '1.1.0', rule: { percent: 50 } }, ...change });
const fault = {
  remote: 'mf-catalog',
  version: '1.0.0',
  reason: 'TypeError',
  address: '192.0.2.1',
  standsFor: 1,
};

function setUp(file = join(givenFolder(), 'shell', 'served.json')) {
  const state = { manifest: givenManifest(remote()) as Manifest, blocked: [] as BlockedRelease[] };
  const log = { error: vi.fn() };
  const served = createServedVersions({
    ...{ file, log, manifest: () => state.manifest, blocked: () => state.blocked },
    now: () => new Date('2026-11-20T10:00:00Z'),
  });
  onTestFinished(served.close);
  const visit = (bucket = 99) =>
    served.visit(resolveComposition(state.manifest, { cookies: {}, headers: {}, bucket }));
  const noted = () => {
    served.close();
    return ServiceRecord.parse(JSON.parse(readFileSync(file, 'utf8'))).versions;
  };
  return { file, state, log, served, visit, noted };
}

describe('what a shell notes of the versions that it serves', () => {
  it('is the documents with the active version, not those with a canary', () => {
    const { visit, noted } = setUp();
    visit();
    visit();
    visit(0);
    expect(noted()).toEqual([
      {
        ...{ remote: 'mf-catalog', version: '1.0.0', activeSince, firstSeenAt: '2026-11-20T10:00:00.000Z' },
        ...{ visits: 2, browserFaults: 0, hasServerFault: false, lastFault: null },
      },
    ]);
  });

  it('is also the documents with the active build of the shell', () => {
    const { state, visit, noted } = setUp();
    state.manifest = { ...state.manifest, shell: givenShell([SHELL]) };
    visit();
    visit();
    const [shell] = noted().filter((entry) => entry.remote === 'shell');
    expect(shell).toMatchObject({ version: SHELL, activeSince, visits: 2, hasServerFault: false });
  });

  it('goes on after a restart', () => {
    const { file, visit, noted } = setUp();
    visit();
    noted();
    const again = setUp(file);
    again.visit();
    expect(again.noted()).toMatchObject([{ visits: 2 }]);
  });

  it('begins anew with a file that cannot be read', () => {
    const file = join(givenFolder(), 'served.json');
    writeFileSync(file, '{"schema":1,"vers');
    const { visit, noted } = setUp(file);
    visit();
    expect(noted()).toMatchObject([{ visits: 1 }]);
  });

  it('begins anew with a version that becomes active again', () => {
    const { state, served, visit, noted } = setUp();
    visit();
    served.browserFault(fault);
    state.manifest = givenManifest(remote({ activeSince: '2026-11-20T09:00:00Z' }));
    visit();
    expect(noted()).toMatchObject([{ activeSince: '2026-11-20T09:00:00Z', visits: 1, browserFaults: 0 }]);
  });

  it('counts a report of a sample for the visits that it stands for', () => {
    const { served, noted } = setUp();
    served.browserFault({ ...fault, standsFor: 10 });
    expect(noted()).toMatchObject([{ browserFaults: 10 }]);
  });

  it('counts the addresses that report a fault of the active version, each once', () => {
    const { served, noted } = setUp();
    served.browserFault(fault);
    served.browserFault(fault);
    served.browserFault({ ...fault, address: '192.0.2.2' });
    served.browserFault({ ...fault, version: '1.1.0' });
    served.browserFault({ ...fault, remote: 'mf-evil' });
    served.browserFault({ ...fault, remote: '__proto__' });
    expect(noted()).toMatchObject([{ browserFaults: 2, lastFault: { reason: 'TypeError' } }]);
  });

  it('counts an address anew once another version was active meanwhile', () => {
    const { state, served, noted } = setUp();
    served.browserFault(fault);
    state.manifest = givenManifest(remote({ active: '1.1.0', canary: null }));
    served.forgetFormer();
    state.manifest = givenManifest(remote({ activeSince: '2026-11-20T09:00:00Z' }));
    served.browserFault(fault);
    expect(noted()).toMatchObject([{ version: '1.0.0', browserFaults: 1 }]);
  });

  it('counts an address once, whatever else the manifest changes', () => {
    const { served, noted } = setUp();
    served.browserFault(fault);
    served.forgetFormer();
    served.browserFault(fault);
    expect(noted()).toMatchObject([{ browserFaults: 1 }]);
  });

  it('holds server code that runs no more against its version alone', () => {
    const { state, visit, noted } = setUp();
    visit();
    const since = '2026-11-20T10:00:00Z';
    state.blocked = [{ remote: 'mf-catalog', version: '1.0.0', reason: 'it exits', since }];
    expect(noted()).toMatchObject([{ visits: 1, hasServerFault: true, lastFault: { reason: 'it exits' } }]);
  });

  it('costs nobody a page when it cannot be written', () => {
    const file = join(givenFolder(), 'blocked');
    writeFileSync(file, '');
    const { served, visit, log } = setUp(join(file, 'served.json'));
    visit();
    served.close();
    expect(log.error).toHaveBeenCalledOnce();
  });
});
