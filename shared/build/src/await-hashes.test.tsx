import { beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitHashes, type ChunkRuntime } from './await-hashes.ts';

const TABLE = { file: 'js/hashes.0a1b2c3d.js', integrity: 'sha256-table' };

/** A bundle with the chunks `page` and `dialog`, which has a style sheet; the chunk `shared` has no file. */
function givenRuntime() {
  const ends: ((event: { type: string }) => void)[] = [];
  const load = vi.fn(async (id: string) => `chunk ${id}`);
  const runtime: ChunkRuntime = {
    e: load,
    l: vi.fn((_url, done) => ends.push(done)),
    p: '/_r/mf-wallet/1.0.0/',
    u: (id) => (id === 'shared' ? 'js/shared.undefined.js' : `js/${id}.11111111.js`),
    miniCssF: (id) => (id === 'dialog' ? 'css/dialog.22222222.css' : `css/${id}.undefined.css`),
    sriHashes: {},
    sriExtractCssHashes: {},
  };
  awaitHashes(runtime, TABLE);
  /** The table's script runs, or does not. */
  const end = (type: string) => {
    if (type === 'load') {
      Object.assign(runtime.sriHashes, { page: 'sha256-page', dialog: 'sha256-dialog' });
      Object.assign(runtime.sriExtractCssHashes ?? {}, { dialog: 'sha256-style' });
    }
    ends.pop()?.({ type });
  };
  return { runtime, load, end };
}

function preload(href: string, integrity: string): void {
  document.head.insertAdjacentHTML('beforeend', `<link rel="x" href="${href}" integrity="${integrity}">`);
}

beforeEach(() => {
  document.head.replaceChildren();
});

describe('awaitHashes', () => {
  it('takes the hash of a chunk from the link that preloads it', async () => {
    preload('/_r/mf-wallet/1.0.0/js/page.11111111.js', 'sha256-linked');
    const { runtime } = givenRuntime();

    await expect(runtime.e('page')).resolves.toBe('chunk page');

    expect(runtime.sriHashes.page).toBe('sha256-linked');
    expect(runtime.l).not.toHaveBeenCalled();
  });

  it('takes no hash from the link of another version, which may have a file of the same name', async () => {
    preload('/_r/mf-wallet/1.0.1/js/page.11111111.js', 'sha256-other');
    const { runtime, end } = givenRuntime();

    const page = runtime.e('page');
    end('load');
    await page;

    expect(runtime.sriHashes.page).toBe('sha256-page');
  });

  it('loads no other chunk before the table, which is requested once and with its own hash', async () => {
    const { runtime, load, end } = givenRuntime();

    const both = Promise.all([runtime.e('page'), runtime.e('dialog')]);

    expect(load).not.toHaveBeenCalled();
    expect(runtime.l).toHaveBeenCalledExactlyOnceWith(
      '/_r/mf-wallet/1.0.0/js/hashes.0a1b2c3d.js',
      expect.any(Function),
      'chunk-hashes',
      TABLE.file,
    );
    expect(runtime.sriHashes[TABLE.file]).toBe('sha256-table');
    end('load');
    await expect(both).resolves.toEqual(['chunk page', 'chunk dialog']);
    await runtime.e('page');
    expect(runtime.l).toHaveBeenCalledOnce();
  });

  it('needs the hash of a chunk’s style sheet too', async () => {
    preload('/_r/mf-wallet/1.0.0/js/dialog.11111111.js', 'sha256-linked');
    const { runtime, load, end } = givenRuntime();

    const dialog = runtime.e('dialog');

    expect(load).not.toHaveBeenCalled();
    end('load');
    await dialog;
    expect(runtime.sriExtractCssHashes?.dialog).toBe('sha256-style');
  });

  it('takes a link without a hash for none', () => {
    document.head.insertAdjacentHTML('beforeend', '<link href="/js/page.11111111.js">');
    const { runtime, load } = givenRuntime();

    void runtime.e('page');

    expect(load).not.toHaveBeenCalled();
  });

  it('loads no chunk that the table does not name', async () => {
    const { runtime, load, end } = givenRuntime();

    const unknown = runtime.e('added');
    end('load');

    await expect(unknown).rejects.toThrow('The chunk added has no hash.');
    expect(load).not.toHaveBeenCalled();
  });

  it('asks for no table when a chunk has no file', async () => {
    const { runtime } = givenRuntime();

    await expect(runtime.e('shared')).resolves.toBe('chunk shared');

    expect(runtime.l).not.toHaveBeenCalled();
  });

  it('fails with the table, and requests it again for the next chunk', async () => {
    const { runtime, load, end } = givenRuntime();
    const first = runtime.e('page');

    end('timeout');

    await expect(first).rejects.toThrow('timeout: /_r/mf-wallet/1.0.0/js/hashes.0a1b2c3d.js');
    expect(load).not.toHaveBeenCalled();
    const second = runtime.e('page');
    end('load');
    await expect(second).resolves.toBe('chunk page');
  });
});
