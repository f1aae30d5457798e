import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STUBS } from './lean-libraries.ts';

const installed = join(import.meta.dirname, '../../../node_modules');

/** The names that a library's file imports from the part with this path. */
function askedFor(importer: string, part: string): string[] {
  const source = readFileSync(join(installed, importer), 'utf8');
  const imports = [...source.matchAll(/import \{([^}]*)\} from "([^"]*)"/g)];
  const [, list = ''] = imports.find(([, , from = '']) => part.endsWith(join(importer, '..', from))) ?? [];
  return list.split(',').map((name) => name.trim());
}

describe.each(STUBS)('the stub of $part', ({ part, importers, file }) => {
  it('exports everything that its importers use, and nothing more', async () => {
    const asked = importers.map((importer) => askedFor(importer, part));

    expect(asked.every((names) => names[0] !== '')).toBe(true);
    expect(Object.keys(await import(file)).sort()).toEqual([...new Set(asked.flat())].sort());
  });

  it('replaces a part that is installed', () => {
    expect(readFileSync(join(installed, part), 'utf8')).toContain('export {');
    expect(basename(part)).toMatch(/\.js$/);
  });
});

describe('the stubs', () => {
  it('leave a router unchanged when it has no framework', async () => {
    const framework = await import('./stubs/router-framework.ts');
    const instrumentation = await import('./stubs/router-instrumentation.ts');
    const router = {};
    const ref = { current: null };
    const seen: unknown[] = [];

    framework.mergeRefs<string>(ref, (value) => void seen.push(value), undefined)('a');

    expect([ref.current, ...seen]).toEqual(['a', 'a']);
    expect(framework.PrefetchPageLinks()).toBeNull();
    expect(framework.usePrefetchBehavior()).toEqual([false, null, {}]);
    expect(instrumentation.instrumentClientSideRouter(router)).toBe(router);
    expect(instrumentation.getRouteInstrumentationUpdates()).toEqual({});
    expect(instrumentation.consumeInstrumentationClientResultMetaReceiver()).toBeUndefined();
  });

  it('leave federation without snapshots, and throw when it is asked to preload', async () => {
    const { SnapshotHandler, getGlobalRemoteInfo } = await import('./stubs/federation-snapshot.ts');
    const { preloadAssets } = await import('./stubs/federation-preload.ts');
    const handler = new SnapshotHandler();

    expect(handler.manifestCache.delete('a')).toBe(false);
    expect(handler.hooks.applyPlugin()).toBeUndefined();
    expect(getGlobalRemoteInfo()).toEqual({});
    expect(preloadAssets).toThrow('preloads nothing');
  });

  it('refuse infinite queries by name', async () => {
    const { infiniteQueryBehavior } = await import('./stubs/query-infinite.ts');

    expect(infiniteQueryBehavior).toThrow('no infinite queries');
  });
});
