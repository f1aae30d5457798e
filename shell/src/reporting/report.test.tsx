import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Imports the module anew, as on a page load: the count of reports belongs to one visit. */
async function freshVisit() {
  vi.resetModules();
  const { report, setReportContext, watchUncaughtErrors } = await import('./report.ts');
  const bodies: Promise<string>[] = [];
  const sendBeacon = vi.fn((_path: string, body: Blob) => {
    bodies.push(body.text());
    return true;
  });
  vi.stubGlobal('navigator', { sendBeacon });
  const sent = async () => (await Promise.all(bodies)).map((text) => JSON.parse(text));
  return { report, setReportContext, watchUncaughtErrors, sendBeacon, sent };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('report', () => {
  it('sends what happened, where, and in which composition', async () => {
    const { report, setReportContext, sendBeacon, sent } = await freshVisit();
    setReportContext('c1');

    report({
      kind: 'remote',
      error: new Error('lost', { cause: new Error('reset') }),
      remote: 'mf-catalog',
      version: '1.0.0',
    });

    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/_beacon/errors', expect.any(Blob));
    expect(await sent()).toEqual([
      {
        kind: 'remote',
        compositionId: 'c1',
        message: 'Error: lost',
        cause: 'reset',
        remote: 'mf-catalog',
        version: '1.0.0',
      },
    ]);
  });

  it('removes the queries of addresses, which may contain what a visitor typed', async () => {
    const { report, sent } = await freshVisit();
    const error = new Error('GET https://bazaar.example/search?key=secret failed (at /a?key=secret)', {
      cause: new Error('/b?token=secret'),
    });

    report({ kind: 'error', error, detail: 'in "/c?code=secret"' });

    const text = JSON.stringify(await sent());
    expect(text).not.toContain('secret');
    expect(text).toContain('https://bazaar.example/search failed (at /a)');
  });

  it('is short, whatever the length of a stack', async () => {
    const { report, sendBeacon } = await freshVisit();

    report({ kind: 'remote', error: new Error('x'.repeat(50_000)), detail: 'y'.repeat(50_000) });

    expect(sendBeacon.mock.calls[0]?.[1].size).toBeLessThan(2_000);
  });

  it('accepts a thrown value that is not an error', async () => {
    const { report, sent } = await freshVisit();

    report({ kind: 'rejection', error: undefined });
    report({ kind: 'rejection', error: 'no' });

    expect((await sent()).map(({ message }) => message)).toEqual(['undefined', 'no']);
  });

  it('stops after thirty', async () => {
    const { report, sendBeacon } = await freshVisit();

    for (let count = 0; count < 40; count += 1) {
      report({ kind: 'bus', error: new Error('again') });
    }

    expect(sendBeacon).toHaveBeenCalledTimes(30);
  });

  it('does not throw where there are no beacons', async () => {
    const { report } = await freshVisit();
    vi.stubGlobal('navigator', {});

    expect(() => report({ kind: 'error', error: new Error('x') })).not.toThrow();
  });
});

describe('watchUncaughtErrors', () => {
  it('names the release whose file threw', async () => {
    const { watchUncaughtErrors, sent } = await freshVisit();
    watchUncaughtErrors(() => undefined);

    dispatchEvent(
      new ErrorEvent('error', {
        error: new Error('late'),
        filename: 'https://bazaar.example/_r/mf-content/1.2.0/js/faq.js',
      }),
    );

    expect(await sent()).toMatchObject([{ kind: 'error', remote: 'mf-content', version: '1.2.0' }]);
  });

  it('names no release for a file of the shell', async () => {
    const { watchUncaughtErrors, sent } = await freshVisit();
    watchUncaughtErrors(() => undefined);

    dispatchEvent(
      new ErrorEvent('error', { message: 'late', filename: 'https://bazaar.example/_s/client.js' }),
    );

    const [report] = await sent();
    expect(report).toMatchObject({ kind: 'error', message: 'late' });
    expect(report.remote).toBeUndefined();
  });
});
