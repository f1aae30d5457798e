import { describe, expect, it } from 'vitest';
import { describeRemote } from './describe-remote.ts';
import { touchedGlobals } from './module-traps.ts';
import remote from './sample-remote/remote.fixture.ts';
import { fixtureConfig } from './sample-remote/remote-config.fixture.ts';

describeRemote({
  remote,
  descriptorConfig: fixtureConfig,
  entry: () => import('./sample-remote/remote.fixture.ts'),
});

describe('touchedGlobals', () => {
  it('names the globals that were touched, and restores all of them', async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'fetch');

    const touched = await touchedGlobals(async () => {
      globalThis.localStorage?.getItem('x');
      void globalThis.fetch;
      return typeof window === 'undefined';
    });

    expect(touched.toSorted()).toEqual(['fetch', 'localStorage', 'window']);
    expect(Object.getOwnPropertyDescriptor(globalThis, 'fetch')).toEqual(before);
    expect('window' in globalThis).toBe(false);
  });

  it('restores all of them after a failure too', async () => {
    await expect(touchedGlobals(() => Promise.reject(new Error('broken module')))).rejects.toThrow(
      'broken module',
    );

    expect('window' in globalThis).toBe(false);
    expect(typeof fetch).toBe('function');
  });
});
