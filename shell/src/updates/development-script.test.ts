import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Handler = ((type: unknown) => unknown) | null;

interface Hook {
  renderers: Map<number, unknown>;
  inject(renderer: object): number;
}

let script = '';

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'development');
  script = (await import('./development-script.ts')).developmentScript;
});

afterEach(() => vi.unstubAllEnvs());

describe('the development script', () => {
  it('is empty outside development', async () => {
    vi.resetModules();
    vi.stubEnv('NODE_ENV', 'production');

    expect((await import('./development-script.ts')).developmentScript).toBe('');
  });

  it('remembers renderers for a react-refresh that comes later', () => {
    const hook = run({});
    const renderer = {};
    const id = hook.inject(renderer);

    expect([...hook.renderers]).toEqual([[id, renderer]]);
  });

  it('calls the refresh handlers of all bundles; the first one that knows a component wins', () => {
    let current: Handler = null;
    const renderer = {
      setRefreshHandler(handler: Handler) {
        current = handler;
      },
    };
    run({}).inject(renderer);

    renderer.setRefreshHandler((type) => (type === 'of the remote' ? 'new remote part' : undefined));
    renderer.setRefreshHandler((type) => (type === 'of the shell' ? 'new shell part' : undefined));

    const resolve = current as unknown as (type: string) => unknown;
    expect(resolve('of the remote')).toBe('new remote part');
    expect(resolve('of the shell')).toBe('new shell part');
    expect(resolve('of nobody')).toBeUndefined();
  });

  it('works with the hook of installed developer tools', () => {
    const inject = vi.fn(() => 7);
    const renderer = {};

    expect(run({ __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: new Map(), inject } }).inject(renderer)).toBe(
      7,
    );
    expect(inject).toHaveBeenCalledWith(renderer);
  });
});

/** Runs the script in a separate page object. @returns the hook that React finds there. */
function run(page: { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }): Hook {
  runInNewContext(script, page);
  return page.__REACT_DEVTOOLS_GLOBAL_HOOK__ as Hook;
}
