import { describe, expect, it, vi } from 'vitest';
import { isWhole, type PageResponse, type PageSink } from './rendered-page.ts';
import { createSharedRenderings } from './shared-rendering.ts';

/** A page whose text a test writes. */
function givenPage() {
  const abort = vi.fn();
  let sink: PageSink | undefined;
  const page: PageResponse = {
    kind: 'page',
    status: 200,
    mode: 'server',
    ...{ isWithoutService: false, noncePlaceholder: 'nonce' },
    stream(given) {
      sink = given;
      return { abort };
    },
  };
  const render = vi.fn(async () => page);
  return {
    render,
    abort,
    write: (text: string) => sink?.write(text),
    end: () => sink?.end(true),
    lose: () => sink?.lose?.(),
  };
}

function reader(page: PageResponse) {
  const got: string[] = [];
  const reading =
    page.kind === 'page' && !isWhole(page)
      ? page.stream({
          write: (text) => got.push(text),
          end: (isComplete) => got.push(`end ${isComplete}`),
          lose: () => got.push('lost'),
        })
      : null;
  return { got, leave: () => reading?.abort() };
}

describe('shared renderings', () => {
  it('render once for visitors who come at the same time, and give each the whole text', async () => {
    const { render, write, end } = givenPage();
    const renderings = createSharedRenderings();
    const onComplete = vi.fn();

    const first = reader(await renderings.join('a', render, onComplete));
    write('one ');
    const second = reader(await renderings.join('a', render, onComplete));
    write('two');
    end();

    expect(render).toHaveBeenCalledOnce();
    expect([first.got, second.got]).toEqual([
      ['one ', 'two', 'end true'],
      ['one ', 'two', 'end true'],
    ]);
    expect(onComplete).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['one ', 'two'], true);
  });

  it('hand on a page that is whole as it is, and once', async () => {
    const document = { scriptHashes: [], etag: null, brotli: Promise.resolve(Buffer.from('x')), bytes: 1 };
    const page: PageResponse = {
      ...{ kind: 'page', status: 200, mode: 'server', isWithoutService: false },
      ...{ document, isComplete: true },
    };
    const renderings = createSharedRenderings();
    const render = vi.fn(async () => page);
    const onComplete = vi.fn();

    const pages = await Promise.all(['a', 'a'].map((key) => renderings.join(key, render, onComplete)));

    expect(pages).toEqual([page, page]);
    expect(render).toHaveBeenCalledOnce();
    expect(onComplete).toHaveBeenCalledExactlyOnceWith(page, [], true);
    await renderings.join('a', render, onComplete);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('render again once the former rendering has ended, and for another key', async () => {
    const { render, end } = givenPage();
    const renderings = createSharedRenderings();
    reader(await renderings.join('a', render, vi.fn()));
    reader(await renderings.join('b', render, vi.fn()));
    end();
    const again = givenPage();
    reader(await renderings.join('b', again.render, vi.fn()));

    expect(render).toHaveBeenCalledTimes(2);
    expect(again.render).toHaveBeenCalledOnce();
  });

  it('go on while one reader stays, and end when the last one leaves', async () => {
    const { render, abort } = givenPage();
    const renderings = createSharedRenderings();
    const readers = [
      reader(await renderings.join('a', render, vi.fn())),
      reader(await renderings.join('a', render, vi.fn())),
    ];

    readers[0]?.leave();
    expect(abort).not.toHaveBeenCalled();
    readers[1]?.leave();
    expect(abort).toHaveBeenCalledOnce();

    reader(await renderings.join('a', render, vi.fn()));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('that are lost end unclean for all, and are not joined', async () => {
    const { render, write, lose } = givenPage();
    const renderings = createSharedRenderings();
    const onComplete = vi.fn();
    const page = await renderings.join('a', render, onComplete);
    const first = reader(page);
    write('one ');
    lose();

    expect([first.got, reader(page).got]).toEqual([
      ['one ', 'lost'],
      ['one ', 'lost'],
    ]);
    expect(onComplete).not.toHaveBeenCalled();
    await renderings.join('a', render, onComplete);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('that fail are not joined', async () => {
    const renderings = createSharedRenderings();
    const failing = () => Promise.reject(new Error('no'));
    await expect(renderings.join('a', failing, vi.fn())).rejects.toThrow('no');

    const { render } = givenPage();
    await renderings.join('a', render, vi.fn());
    expect(render).toHaveBeenCalledOnce();
  });
});
