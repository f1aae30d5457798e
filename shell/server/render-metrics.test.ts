import { describe, expect, it } from 'vitest';
import { cacheMetrics, renderMetrics } from './render-metrics.ts';

describe('the metrics of rendering', () => {
  it('count workers and what became of them, and name each release whose server code does not run', () => {
    const worker = { id: 1, state: 'ready', documents: 5, running: 2, liveHeapBytes: 1, rssBytes: 100 };
    const text = renderMetrics({
      workers: [worker, { ...worker, id: 2 }],
      queued: 3,
      servicesAtRest: [],
      hasFrames: true,
      counts: { deaths: 1, retirements: 0, retries: 2, deadlines: 0, overloads: 0, lostStreams: 4 },
      clientOnly: [
        { remote: 'mf-wallet', version: '1.0.0', reason: 'it threw: "x"\n', since: '2026-11-01T00:00:00Z' },
      ],
      allClientOnly: null,
      refusedManifest: { sequence: 2, reason: 'broken' },
    });

    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'shell_render_workers 2',
        'shell_render_running 4',
        'shell_render_queued 3',
        'shell_render_deaths_total 1',
        'shell_render_lost_streams_total 4',
        'shell_render_manifest_refused 1',
        String.raw`shell_render_client_only{remote="mf-wallet",version="1.0.0",reason="it threw: \"x\"\n"} 1`,
      ]),
    );
  });
});

it('the metrics of the cache name each route whose documents are rendered for every visitor', () => {
  expect(cacheMetrics([{ pattern: '/faq', reason: 'it has 33 inline scripts' }]).split('\n')).toEqual([
    '# TYPE shell_uncached_route gauge',
    'shell_uncached_route{pattern="/faq",reason="it has 33 inline scripts"} 1',
    '',
  ]);
});
