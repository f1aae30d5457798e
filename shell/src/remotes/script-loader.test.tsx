import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from './script-loader.ts';

const request = { url: '/_r/mf-catalog/1.0.0/remoteEntry.js', integrity: 'sha384-abc', timeoutMs: 3000 };

/** Scripts are recorded instead of run, because the loader does not depend on what they do. */
function watchScripts(): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...(nodes as unknown as HTMLScriptElement[]));
  });
  return scripts;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('loadScript', () => {
  it('inserts the script with its hash, and resolves when it has run', async () => {
    const scripts = watchScripts();
    const loading = loadScript(request);
    const [script] = scripts;

    expect(script?.getAttribute('src')).toBe(request.url);
    expect(script?.integrity).toBe('sha384-abc');
    expect(script?.crossOrigin).toBe('anonymous');
    script?.onload?.(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
  });

  it('fails when the script cannot be fetched or does not match its hash', async () => {
    const scripts = watchScripts();
    const loading = loadScript(request);

    scripts[0]?.dispatchEvent(new Event('error'));

    await expect(loading).rejects.toThrow(/remoteEntry\.js could not be loaded or does not match its hash/);
  });

  it('fails when the script takes too long', async () => {
    vi.useFakeTimers();
    watchScripts();
    const failure = expect(loadScript(request)).rejects.toThrow('took longer than 3000 ms');

    await vi.advanceTimersByTimeAsync(3000);

    await failure;
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    const scripts = watchScripts();
    const loading = loadScript(request);
    scripts[0]?.onload?.(new Event('load'));
    await loading;

    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    'https://evil.example/_r/mf-catalog/1.0.0/remoteEntry.js',
    '//evil.example/_r/x.js',
    '/\\evil.example/_r/x.js',
    '/_s/client.js',
    '/_r/../_beacon/x.js',
    '/_r/%2e%2e/x.js',
    'http://localhost:3001/0.0.0-dev/remoteEntry.js',
    'data:text/javascript,1',
  ])('refuses %s, and inserts nothing', async (url) => {
    vi.useFakeTimers();
    const scripts = watchScripts();

    await expect(loadScript({ ...request, url })).rejects.toThrow('is not in the release mirror');

    expect(scripts).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
