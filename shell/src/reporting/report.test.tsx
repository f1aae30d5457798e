import { afterEach, describe, expect, it, vi } from 'vitest';

/** Imports the module anew, as on a page load: the count of reports belongs to one visit. */
async function freshVisit() {
  vi.resetModules();
  const deliver = vi.fn(async (_body: string) => undefined);
  vi.doMock('./deliver.ts', () => ({ deliver }));
  const { report, setReportContext, watchUncaughtErrors } = await import('./report.ts');
  const sent = () => deliver.mock.calls.map(([body]) => JSON.parse(body));
  return { report, setReportContext, watchUncaughtErrors, deliver, sent };
}

afterEach(() => {
  vi.doUnmock('./deliver.ts');
});

describe('report', () => {
  it('sends what happened, where, and in which composition', async () => {
    const { report, setReportContext, sent } = await freshVisit();
    setReportContext('c1');

    report({
      kind: 'remote',
      error: new Error('lost', { cause: new Error('reset') }),
      remote: 'mf-catalog',
      version: '1.0.0',
    });

    expect(sent()).toEqual([
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

    const text = JSON.stringify(sent());
    expect(text).not.toContain('secret');
    expect(text).toContain('https://bazaar.example/search failed (at /a)');
  });

  it('is short, whatever the length of a stack', async () => {
    const { report, deliver } = await freshVisit();

    report({ kind: 'remote', error: new Error('x'.repeat(50_000)), detail: 'y'.repeat(50_000) });

    expect(deliver.mock.calls[0]?.[0].length).toBeLessThan(2_000);
  });

  it('accepts a thrown value that is not an error', async () => {
    const { report, sent } = await freshVisit();

    report({ kind: 'rejection', error: undefined });
    report({ kind: 'rejection', error: 'no' });

    expect(sent().map(({ message }) => message)).toEqual(['undefined', 'no']);
  });

  it('stops after thirty', async () => {
    const { report, deliver } = await freshVisit();

    for (let count = 0; count < 40; count += 1) {
      report({ kind: 'bus', error: new Error(`fault ${count}`) });
    }

    expect(deliver).toHaveBeenCalledTimes(30);
  });

  it('sends the same fault once, however many parts of the page meet it', async () => {
    const { report, deliver } = await freshVisit();

    for (let count = 0; count < 40; count += 1) {
      report({ kind: 'remote', error: new Error('the origin is down'), remote: 'mf-suppliers' });
    }
    report({ kind: 'remote', error: new Error('the origin is down'), remote: 'mf-catalog' });

    expect(deliver).toHaveBeenCalledTimes(2);
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

    expect(sent()).toMatchObject([{ kind: 'error', remote: 'mf-content', version: '1.2.0' }]);
  });

  it('names no release for a file of the shell', async () => {
    const { watchUncaughtErrors, sent } = await freshVisit();
    watchUncaughtErrors(() => undefined);

    dispatchEvent(
      new ErrorEvent('error', { message: 'late', filename: 'https://bazaar.example/_s/client.js' }),
    );

    const [report] = sent();
    expect(report).toMatchObject({ kind: 'error', message: 'late' });
    expect(report.remote).toBeUndefined();
  });
});
