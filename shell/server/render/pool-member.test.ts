import { duplexPair, PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import type { ResolvedComposition } from '../composition.rules.ts';
import type { PageRequest } from '../rendered-page.ts';
import { encodeFrame } from './frame-codec.ts';
import type { MemberEvents } from './member-events.ts';
import { PoolMember } from './pool-member.ts';
import { type WorkerMessages, type WorkerStart, workerKind } from './protocol.ts';
import { RenderJob } from './render-job.ts';

const SUPPLIERS = { remote: 'mf-suppliers', version: '1.0.0' };
const BEAT = { cpuMs: 1, liveHeapBytes: 1, rssBytes: 1, servicesAtRest: [] };

/** A member whose process is played by the test. */
function setUp() {
  const [front, worker] = duplexPair();
  worker.resume();
  let end: (how: string) => void = () => undefined;
  const onDeath = vi.fn<MemberEvents<PoolMember>['onDeath']>();
  const member = new PoolMember({
    id: 1,
    process: {
      pid: undefined,
      socket: front,
      watch: new PassThrough(),
      onEnd: (listener) => {
        end = listener;
      },
      kill: () => undefined,
      cpuMs: () => null,
    },
    start: { shell: { id: 'shell' } } as WorkerStart,
    events: {
      ...{ onDeath, onFault: vi.fn(), onFailed: vi.fn(), onRoom: vi.fn(), onWorn: vi.fn() },
      onMissing: vi.fn(),
    },
    now: () => 0,
  });
  const composition = {
    id: 'c',
    boot: {},
    remotes: [{ descriptor: { name: SUPPLIERS.remote, version: SUPPLIERS.version } }],
  } as unknown as ResolvedComposition;
  const job = new RenderJob({
    id: 7,
    request: { url: new URL('http://a.test/'), composition, config: { version: '1' } } as PageRequest,
    onAbort: () => undefined,
  });

  /** The worker says something, which has arrived afterwards. */
  async function say<Kind extends keyof WorkerMessages>(
    kind: Kind,
    request: number,
    body: WorkerMessages[Kind],
  ): Promise<void> {
    const arrived = new Promise((resolve) => front.once('data', resolve));
    worker.write(encodeFrame({ request, kind: workerKind(kind), body: Buffer.from(JSON.stringify(body)) }));
    await arrived;
  }

  return { member, job, say, onDeath, end: (how: string) => end(how) };
}

describe('a worker that dies of what nobody names', () => {
  it('points at the release whose document was given up while its code ran', async () => {
    const { member, job, say, onDeath, end } = setUp();
    member.run(job);
    await say('uses', job.id, { remote: SUPPLIERS.remote });

    member.drop(job);
    end('SIGABRT');

    expect(onDeath).toHaveBeenCalledExactlyOnceWith(
      member,
      { reason: 'the worker ended: SIGABRT', blamed: null },
      { lost: [], suspects: [SUPPLIERS] },
    );
  });

  it('points at nobody once it has told that it goes on', async () => {
    const { member, job, say, onDeath, end } = setUp();
    member.run(job);
    await say('uses', job.id, { remote: SUPPLIERS.remote });

    member.drop(job);
    await say('beat', 0, BEAT);
    end('SIGABRT');

    expect(onDeath.mock.calls[0]?.[2]).toEqual({ lost: [], suspects: [] });
  });
});
