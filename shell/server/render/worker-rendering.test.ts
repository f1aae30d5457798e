import { describe, expect, it, vi } from 'vitest';
import { type GivenRelease, givenRendering, readPage } from '../testing/given-rendering.ts';

/** Processes start and die here; on a machine that does much else this takes its time. */
const PATIENT = { timeout: 120_000 };
const AT_LAST = { timeout: 60_000, interval: 50 };

const CATALOG: GivenRelease = { name: 'mf-catalog' };
const faulty = (load: string): GivenRelease => ({
  name: 'mf-suppliers',
  load: `if (query.has('bad')) { ${load} }`,
});
const BAD = '/mf-suppliers/1?bad';

describe('rendering in workers', PATIENT, () => {
  it('answers with a whole document, or with one that is left to the browser', async () => {
    const given = givenRendering({ releases: [CATALOG, faulty("throw new Error('no');")] });
    await given.start();

    const page = await given.render('/mf-catalog/1');

    expect(page).toMatchObject({ mode: 'server', isComplete: true });
    expect(page.html).toMatch(/^<!doctype html>.*<main>mf-catalog 1\.0\.0<\/main>.*<\/html>$/s);
    expect(await given.render(BAD)).toMatchObject({ mode: 'client', isComplete: false });
    expect(given.rendering.status().counts).toMatchObject({ deaths: 0, retries: 0 });
  });

  it('streams what waits for something', async () => {
    const load =
      "return { title: 'first', later: () => new Promise((done) => setTimeout(done, 100, 'second')) }";
    const given = givenRendering({ releases: [{ name: 'mf-catalog', load }] });
    await given.start();

    const page = await given.rendering.render(given.request('/mf-catalog/1'));

    expect(page).toMatchObject({ kind: 'page', noncePlaceholder: expect.any(String) });
    expect((await given.render('/mf-catalog/1')).html).toMatch(/first.*second.*<\/html>$/s);
  });
});

const OVERWRITE = 'Object.prototype.toString = () => 1';

/** What server code may do to its process, and what is said of it. */
const FATAL: readonly [what: string, load: string, reason: RegExp][] = [
  ['loops without end', 'for (;;) {}', /did not pause/],
  [
    'blocks without computing',
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
    /did not pause/,
  ],
  ['searches without end', `/^(a+)+$/.test('${'a'.repeat(60)}!')`, /did not pause/],
  // Its chain of promises may also fill the heap first.
  [
    'never leaves its microtasks',
    'const again = () => Promise.resolve().then(again); return again()',
    /did not pause|SIGABRT/,
  ],
  [
    'throws in a timer',
    "setTimeout(() => { throw new Error('late'); }); return new Promise(() => {})",
    /late/,
  ],
  ['overwrites what cannot be frozen', OVERWRITE, /toString was overwritten/],
];

/** Whether the first death tells for certain whose code caused it. */
const isNamedAtOnce = (load: string) => load.includes("Error('late')");

describe.each(FATAL)('server code that %s', PATIENT, (_what, load, reason) => {
  it('costs its worker, and nobody a document; its release is rendered in the browser from then on', async () => {
    const given = givenRendering({ releases: [CATALOG, faulty(load)] });
    await given.start();
    await given.whole();

    const [page, ...others] = await Promise.all([
      given.render(BAD),
      ...Array.from({ length: 6 }, () => given.render('/mf-catalog/1')),
    ]);

    expect(page).toMatchObject({ mode: 'client', isLost: false });
    expect(page.html).toContain('</html>');
    expect(others.map(({ html }) => html.includes('</html>'))).not.toContain(false);
    await vi.waitFor(() => expect(given.rendering.status().counts.deaths).toBe(1), AT_LAST);
    if (given.rendering.status().clientOnly.length === 0) {
      // Once, a busy machine may seem to block a worker; and nobody names who overwrote something while another release
      // ran in the same worker.
      expect(isNamedAtOnce(load)).toBe(false);
      await given.whole();
      expect(await given.render(BAD)).toMatchObject({ mode: 'client', isLost: false });
    }
    await vi.waitFor(() => expect(given.rendering.status().clientOnly).toHaveLength(1), AT_LAST);
    const { clientOnly, counts } = given.rendering.status();
    expect(clientOnly).toMatchObject([{ remote: 'mf-suppliers', version: '1.0.0' }]);
    expect(clientOnly[0]?.reason).toMatch(reason);
    expect(counts.deaths).toBeLessThanOrEqual(isNamedAtOnce(load) ? 1 : 2);
    await given.whole();
    expect(await given.render(BAD)).toMatchObject({ mode: 'client' });
    expect(await given.render('/mf-catalog/1')).toMatchObject({ mode: 'server' });
    expect(given.rendering.status().counts.deaths).toBe(counts.deaths);
  });
});

const HARMLESS: readonly [what: string, load: string, reason: RegExp][] = [
  ['exits', 'process.exit(1)', /process\.exit/],
  ['aborts', 'process.abort()', /process\.abort/],
  ['kills', "process.kill(process.pid, 'SIGKILL')", /process\.kill/],
  ['overwrites JSON.stringify', "JSON.stringify = () => '{}'", /JSON\.stringify/],
  ['overwrites fetch', 'fetch = null', /fetch/],
  ['leaves a rejection to nobody', "Promise.reject(new Error('floating'))", /floating/],
];

describe.each(HARMLESS)('server code that %s', PATIENT, (_what, load, reason) => {
  it('harms no worker; its release is rendered in the browser from then on', async () => {
    const given = givenRendering({ releases: [CATALOG, faulty(load)] });
    await given.start();

    const page = await given.render(BAD);

    expect(page.html).toContain('</html>');
    await vi.waitFor(() => expect(given.rendering.status().clientOnly).toHaveLength(1), AT_LAST);
    const { clientOnly, counts } = given.rendering.status();
    expect(clientOnly).toMatchObject([{ remote: 'mf-suppliers', version: '1.0.0' }]);
    expect(clientOnly[0]?.reason).toMatch(reason);
    expect(counts.deaths).toBe(0);
    expect(await given.render(BAD)).toMatchObject({ mode: 'client' });
    expect(await given.render('/mf-catalog/1')).toMatchObject({ mode: 'server' });
  });
});

describe('server code', PATIENT, () => {
  it.each([
    ['freezes what is frozen already', 'Array.prototype.map = null'],
    ['sets an environment variable', "process.env.SECRET = '1'"],
    ['defines a built-in anew', "Object.defineProperty(Promise.prototype, 'then', { value: 1 })"],
  ])('that %s has no effect on others', async (_what, load) => {
    const given = givenRendering({ releases: [CATALOG, faulty(load)] });
    await given.start();

    expect((await given.render(BAD)).html).toContain('</html>');
    expect(await given.render('/mf-catalog/1')).toMatchObject({ mode: 'server' });
    expect(given.rendering.status().counts.deaths).toBe(0);
  });

  it('that never settles is left to the browser after its second', async () => {
    const given = givenRendering({ releases: [CATALOG, faulty('return new Promise(() => {})')] });
    await given.start();

    expect(await given.render(BAD)).toMatchObject({ mode: 'client' });
    expect(given.rendering.status()).toMatchObject({ clientOnly: [], counts: { deaths: 0 } });
  });

  it('that takes all memory costs its worker only', async () => {
    const load = 'const held = []; for (;;) { held.push(new Array(1000).fill(held)); }';
    const given = givenRendering({ releases: [CATALOG, faulty(load)] });
    await given.start();
    await given.whole();

    expect((await given.render(BAD)).html).toContain('</html>');
    // The visitor may have had a frame before the worker ended.
    await vi.waitFor(() => expect(given.rendering.status().counts.deaths).toBeGreaterThan(0), AT_LAST);
    await given.whole();
    expect(await given.render('/mf-catalog/1')).toMatchObject({ mode: 'server' });
    await given.whole();
  });

  it('that keeps what it should not has its worker replaced in time', async () => {
    const top = 'const held = [];';
    const load = 'for (let i = 0; i < 60000; i++) { held.push({ i, text: String(i).repeat(8) }); }';
    const given = givenRendering({ releases: [{ name: 'mf-catalog', top, load }] });
    await given.start();

    await vi.waitFor(async () => {
      expect(await given.render('/mf-catalog/1')).toMatchObject({ isLost: false });
      expect(given.rendering.status().counts.retirements).toBeGreaterThan(0);
    }, AT_LAST);
    await given.whole();
    expect(given.rendering.status().counts.deaths).toBe(0);
  });
});

describe('a document that has begun', PATIENT, () => {
  it('ends unclean when its worker is lost', async () => {
    const load =
      "if (query.has('bad')) return { title: 'first', later: () => new Promise(() => setTimeout(() => { for (;;) {} }, 300)) }";
    const given = givenRendering({ releases: [{ name: 'mf-catalog', load }] });
    await given.start();

    expect(await given.render('/mf-catalog/1?bad')).toMatchObject({ isLost: true });
    expect(given.rendering.status().counts.lostStreams).toBe(1);
  });
});

describe('a page that is not rendered in time', PATIENT, () => {
  it('comes as the frame of its route for the browser, and costs no worker', async () => {
    const given = givenRendering();
    await given.start();
    await given.whole();

    expect(await given.render('/mf-catalog/1?slow')).toMatchObject({ mode: 'client', isComplete: false });
    expect(given.rendering.status().counts).toMatchObject({ deadlines: 1, deaths: 0 });
  });

  it('comes as that frame while no worker responds', async () => {
    const given = givenRendering();
    await given.start();
    await given.whole();
    await vi.waitFor(() => expect(given.rendering.status().hasFrames).toBe(true), AT_LAST);
    for (const { pid } of given.processes) {
      process.kill(pid ?? 0, 'SIGSTOP');
    }

    const page = await given.rendering.render(given.request('/mf-catalog/2'));

    expect(page).toMatchObject({ status: 200, mode: 'client', isFrame: true });
    expect((await readPage(page)).html).toMatch(/<div id="root" data-frame>.*<\/html>$/s);
  });
});

describe('the queue', PATIENT, () => {
  it('has an end, beyond which visitors are asked to come back', async () => {
    const load = "return new Promise((done) => setTimeout(done, 500, { title: 'slow' }))";
    const given = givenRendering({ releases: [{ name: 'mf-catalog', load }] });
    await given.start();
    await given.whole();

    const pages = Array.from({ length: 100 }, () => given.rendering.render(given.request('/mf-catalog/1')));

    const refused = (await Promise.all(pages)).filter((page) => page.status === 503);
    expect(refused.length).toBe(100 - 2 * 8 - 64);
    expect(refused[0]).toMatchObject({ isFrame: true });
    expect(given.rendering.status().counts.overloads).toBe(refused.length);
  });
});

describe('a crash loop', PATIENT, () => {
  it('stops the server code of all remotes until the manifest changes', async () => {
    const given = givenRendering({ releases: [CATALOG, { name: 'mf-suppliers' }] });
    await given.start();
    await given.whole();

    for (let death = 0; death < 3; death += 1) {
      await given.whole();
      given.processes.at(-1)?.kill();
      await vi.waitFor(() => expect(given.rendering.status().counts.deaths).toBe(death + 1), AT_LAST);
    }

    // On a machine so slow that three deaths take longer than ten seconds there is no loop.
    if (given.rendering.status().allClientOnly !== null) {
      await given.whole();
      expect(await given.render('/mf-catalog/1')).toMatchObject({ mode: 'client' });
    }
    await given.use([CATALOG, { name: 'mf-suppliers', version: '1.0.1' }]);
    expect(given.rendering.status().allClientOnly).toBeNull();
    expect(await given.render('/mf-catalog/1')).toMatchObject({ mode: 'server' });
  });
});

describe('a new manifest', PATIENT, () => {
  it.each([
    ['throws as it is loaded', "throw new Error('broken');", /broken/],
    ['loops as it is loaded', 'for (;;) {}', /did not pause/],
    ['exits as it is loaded', 'process.exit(0);', /process\.exit/],
    ['throws in a timer of its own', "setTimeout(() => { throw new Error('late'); });", /late/],
  ])('is refused when a release in it %s, and the former one stays', async (_what, top, reason) => {
    const given = givenRendering();
    await given.start();
    await given.whole();

    await expect(given.use([{ name: 'mf-catalog', version: '1.0.1', top }])).rejects.toThrow(
      'mf-catalog@1.0.1',
    );

    const { refusedManifest, counts, clientOnly } = given.rendering.status();
    expect(refusedManifest).toMatchObject({ sequence: 3, reason: expect.stringMatching(reason) });
    expect([counts.deaths, clientOnly]).toEqual([0, []]);
    expect((await given.render('/mf-catalog/1')).html).toContain('mf-catalog 1.0.0');
    await given.use([{ name: 'mf-catalog', version: '1.0.2' }]);
    expect(given.rendering.status().refusedManifest).toBeNull();
    expect((await given.render('/mf-catalog/1')).html).toContain('mf-catalog 1.0.2');
  });

  it('that goes back to what has served before is in force without a trial', async () => {
    const given = givenRendering();
    await given.start();
    await given.use([{ name: 'mf-catalog', version: '1.0.1' }]);
    await given.whole();

    const back = given.use([CATALOG]);
    const trials = vi.fn();
    setImmediate(trials);
    await back;

    expect(trials).not.toHaveBeenCalled();
    expect((await given.render('/mf-catalog/1')).html).toContain('mf-catalog 1.0.0');
  });

  it('that goes back to what the manifest before no longer named is tried again', async () => {
    const given = givenRendering();
    await given.start();
    await given.use([{ name: 'mf-catalog', version: '1.0.1' }]);
    await given.use([{ name: 'mf-catalog', version: '1.0.2' }]);
    await given.whole();

    const back = given.use([CATALOG]);
    const trials = vi.fn();
    setImmediate(trials);
    await back;

    expect(trials).toHaveBeenCalledOnce();
    expect((await given.render('/mf-catalog/1')).html).toContain('mf-catalog 1.0.0');
  });

  it('replaces every worker, and loses no document', async () => {
    const given = givenRendering();
    await given.start();
    await given.whole();
    const former = given.rendering.status().workers.map(({ id }) => id);

    const pages: Promise<{ html: string }>[] = [];
    const asking = setInterval(() => pages.push(given.render('/mf-catalog/1')), 20);
    await given.use([{ name: 'mf-catalog', version: '1.0.1' }]);
    await vi.waitFor(() => {
      const now = given.rendering.status().workers;
      expect(now.filter(({ id, state }) => state === 'ready' && !former.includes(id))).toHaveLength(2);
      expect(now).toHaveLength(2);
    }, AT_LAST);
    clearInterval(asking);

    const documents = await Promise.all(pages);
    expect(documents.filter(({ html }) => !html.includes('mf-catalog 1.0.'))).toEqual([]);
    expect((await given.render('/mf-catalog/1')).html).toContain('mf-catalog 1.0.1');
  });
});

/** Code before the stub of the shell: its markup is this text alone. */
const OTHER_TITLE = `setImmediate(() => {
  exports.renderStream = (_data, { onShellReady }) => {
    setImmediate(() => onShellReady((to) => {
      to.write('<main>another shell</main>');
      to.end();
    }));
    return { abort() {} };
  };
});`;

describe('another build of the shell', PATIENT, () => {
  it('renders what is asked for from then on, and replaces every worker', async () => {
    const given = givenRendering();
    await given.start();
    await given.whole();
    const former = given.rendering.status().workers.map(({ id }) => id);
    const before = given.request('/mf-catalog/1');

    await given.adoptShell(OTHER_TITLE);

    expect((await given.render('/mf-catalog/1')).html).toContain('<main>another shell</main>');
    expect(given.request('/').composition.id).not.toBe(before.composition.id);
    await vi.waitFor(() => {
      const now = given.rendering.status().workers;
      expect(now.filter(({ id, state }) => state === 'ready' && !former.includes(id))).toHaveLength(2);
    }, AT_LAST);
    expect((await given.render('/mf-catalog/1')).html).toContain('<main>another shell</main>');
  });

  it('leaves a late document of the former one to the browser, as the kept frame of its route', async () => {
    const given = givenRendering();
    await given.start();
    await given.whole();
    await vi.waitFor(() => expect(given.rendering.status().hasFrames).toBe(true), AT_LAST);
    const former = given.rendering.status().workers.map(({ id }) => id);
    const late = given.request('/mf-catalog/1');
    await given.adoptShell(OTHER_TITLE);
    await vi.waitFor(() => {
      const now = given.rendering.status().workers.map(({ id }) => id);
      expect(now.filter((id) => former.includes(id))).toEqual([]);
    }, AT_LAST);

    expect(await given.rendering.render(late)).toMatchObject({ kind: 'page', isFrame: true, status: 200 });
    expect(given.rendering.status()).toMatchObject({ queued: 0, counts: { deadlines: 0 } });

    // With the next one its frames are given up.
    await given.adoptShell('// a third one');
    await expect(given.rendering.render(late)).rejects.toThrow('No render worker has this build');
  });

  it('never renders for a composition of the former one', async () => {
    const given = givenRendering();
    await given.start();
    await given.whole();
    const pages: Promise<{ title: string; shell: string }>[] = [];
    const ask = () => {
      const request = given.request('/mf-catalog/1');
      const page = given.rendering.render(request).then(readPage);
      pages.push(page.then(({ html }) => ({ title: html, shell: request.composition.shell })));
    };
    const former = given.shell();
    const asking = setInterval(ask, 20);
    await given.adoptShell(OTHER_TITLE);
    ask();
    clearInterval(asking);

    const wrong = (await Promise.all(pages)).filter(
      ({ title, shell }) => (shell === former) === title.includes('another shell'),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['throws as it is loaded', "throw new Error('broken');", /broken/],
    ['cannot be read', 'const', /SyntaxError/],
    ['exits as it is loaded', 'process.exit(0);', /exit/],
  ])('is refused when its server bundle %s, and the former one stays', async (_what, code, reason) => {
    const given = givenRendering();
    await given.start();
    await given.whole();

    await expect(given.adoptShell(code)).rejects.toThrow(
      /The server code of shell [0-9a-f]{16} cannot be used/,
    );

    expect(given.rendering.status().refusedManifest?.reason).toMatch(reason);
    expect((await given.render('/mf-catalog/1')).html).toContain('mf-catalog 1.0.0');
  });

  it('is refused when a release that served well fails with it, which is blocked nowhere', async () => {
    const load = "if (globalThis.isOtherShell) { throw new Error('not with this shell'); }";
    const given = givenRendering({ releases: [{ name: 'mf-catalog', top: load }] });
    await given.start();
    await given.whole();

    await expect(given.adoptShell('globalThis.isOtherShell = true;')).rejects.toThrow(
      /mf-catalog@1\.0\.0 cannot be used with shell/,
    );

    expect(given.rendering.status().clientOnly).toEqual([]);
    expect(await given.render('/mf-catalog/1')).toMatchObject({ mode: 'server' });
  });
});

describe('the server’s own end', PATIENT, () => {
  it('ends its workers, a blocked one too', async () => {
    const given = givenRendering({
      releases: [{ name: 'mf-catalog', load: "if (query.has('bad')) { for (;;) {} }" }],
    });
    await given.start();
    await given.whole();
    const ended = given.processes.map((worker) => new Promise((resolve) => worker.onEnd(resolve)));
    given.render('/mf-catalog/1?bad').catch(() => undefined);

    given.rendering.close();

    await Promise.all(ended);
  });
});
