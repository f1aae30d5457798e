import { testConfig } from '@bazaar/testing';
import { describe, expect, it, vi } from 'vitest';
import { resolveComposition, type Visitor } from '../composition.rules.ts';
import { ROOT_START } from '../document.ts';
import { releasesInUse } from '../releases-in-use.rules.ts';
import type { PageResponse } from '../rendered-page.ts';
import { givenManifest, givenRemote } from '../testing/given-manifest.ts';
import { readPage } from '../testing/given-rendering.ts';
import { compressWhole, sourceOf } from '../whole-document.ts';
import { KeptFrames } from './kept-frames.ts';

const ORIGIN = 'https://bazaar.example';
const HASHES = [sourceOf('go()')];
const visitor: Visitor = { cookies: {}, headers: {}, bucket: 'none' };
const choiceOf = (version: string) => ({
  composition: resolveComposition(givenManifest(givenRemote([version])), visitor),
  config: testConfig,
});
const choice = choiceOf('1.0.0');
const inUse = (active: string, previous: string | null = null) =>
  releasesInUse(givenManifest(givenRemote([active, previous ?? active], { previous })));

const FACTS = { kind: 'page', status: 200, mode: 'client', isWithoutService: false } as const;

function setUp() {
  let now = 0;
  const render = vi.fn(async (url: URL): Promise<PageResponse> => {
    const text = `<link href="${ORIGIN}${url.pathname}"><body>${ROOT_START}</div>`;
    const document = compressWhole({ text, scriptHashes: HASHES });
    return { ...FACTS, document, isComplete: false };
  });
  const frames = new KeptFrames({ publicOrigin: ORIGIN, render, now: () => now });
  return {
    frames,
    render,
    pass: (ms: number) => {
      now += ms;
    },
    frameOf: (path: string, status?: number, of = choice) =>
      frames.of({ url: new URL(path, ORIGIN), ...of }, status),
  };
}

it('keeps the frame of a route, and gives it to each of its addresses as a document of its own', async () => {
  const { frames, frameOf } = setUp();
  expect(frameOf('/mf-catalog/7')).toBeNull();

  expect(frames.areMade).toBe(false);
  await frames.make(choice);
  expect(frames.areMade).toBe(true);
  const frame = frameOf('/mf-catalog/7?a=1', 503);

  expect(frame).toMatchObject({ status: 503, mode: 'client', isFrame: true });
  expect(frame?.document.scriptHashes).toEqual(HASHES);
  // The mark has the browser render the document anew.
  expect(frame && (await readPage(frame))).toMatchObject({
    html: `<link href="${ORIGIN}/mf-catalog/7"><body><div id="root" data-frame></div>`,
    isComplete: false,
  });
});

it('keeps a frame that was streamed by the hashes of its scripts', async () => {
  const { frames, render, frameOf } = setUp();
  render.mockImplementation(async () => ({
    ...{ ...FACTS, noncePlaceholder: 'N' },
    stream(sink) {
      sink.write(`${ROOT_START}</div><script nonce="N">go`);
      sink.write('()</script>');
      sink.end(false);
      return { abort() {} };
    },
  }));
  await frames.make(choice);

  const frame = frameOf('/mf-catalog/7');

  expect(frame?.document.scriptHashes).toEqual(HASHES);
  expect(frame && (await readPage(frame)).html).toContain('<script>go()</script>');
});

it('makes each frame once, without the address of any visitor', async () => {
  const { frames, render } = setUp();

  await frames.make(choice);
  const paths = render.mock.calls.map(([url]) => url.pathname);
  await frames.make(choice);

  expect(paths).toContain('/mf-catalog/1');
  expect(paths).toContain('/');
  expect(render).toHaveBeenCalledTimes(paths.length);
});

it('makes what a lost worker left out after a while', async () => {
  const { frames, render, frameOf, pass } = setUp();
  render.mockImplementation(() => Promise.reject(new Error('the worker is gone')));
  await frames.make(choice);
  render.mockReset();
  render.mockImplementation(setUp().render);

  await frames.make(choice);
  expect(render).not.toHaveBeenCalled();
  pass(30_000);
  await frames.make(choice);

  expect(frameOf('/mf-catalog/7')).not.toBeNull();
});

describe('after another manifest came into force', () => {
  it('frames of releases that are no longer in use are dropped, and not made again', async () => {
    const { frames, render, frameOf, pass } = setUp();
    await frames.make(choice);
    await frames.make(choiceOf('1.1.0'));
    render.mockClear();

    frames.keepOnly(inUse('1.1.0'));
    pass(30_000);
    await frames.make(choice);

    expect(frameOf('/mf-catalog/7')).toBeNull();
    expect(frameOf('/mf-catalog/7', 200, choiceOf('1.1.0'))).not.toBeNull();
    expect(render).not.toHaveBeenCalled();
    expect(frames.areMade).toBe(true);
  });

  it('frames of the version to which a rollback leads are kept', async () => {
    const { frames, frameOf } = setUp();
    await frames.make(choice);

    frames.keepOnly(inUse('1.1.0', '1.0.0'));

    expect(frameOf('/mf-catalog/7')).not.toBeNull();
  });

  it('no worker makes those that are still missing of a release that is given up', async () => {
    const { frames, render } = setUp();
    const making = frames.make(choice);
    frames.keepOnly(inUse('1.1.0'));
    await making;

    // The first one was begun before.
    expect(render).toHaveBeenCalledTimes(1);
  });
});

it('lets other work go on while a frame is compressed', async () => {
  const { frames, frameOf } = setUp();
  const making = frames.make(choice);
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await making;
  clearImmediate(timer);

  expect(frameOf('/mf-catalog/7')).not.toBeNull();
  expect(turns).toBeGreaterThan(0);
});
