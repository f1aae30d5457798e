import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { storedValue, useStoredSelection, useStoredValue } from './index.ts';

const KEY = 'bazaar.test.basket';
const Basket = z.object({ name: z.string(), count: z.number() });
const EMPTY = { name: '', count: 0 };
const nails = { name: 'میخ', count: 3 };
const open = () => storedValue(KEY, Basket, { area: 'local', fallback: EMPTY });

function Count({ basket }: { basket: ReturnType<typeof open> }) {
  return <b>{useStoredValue(basket).count}</b>;
}

/** What the browser does in this tab when another one has written. */
function writeInOtherTab(text: string | null, key: string | null = KEY) {
  if (text === null) {
    localStorage.removeItem(KEY);
  } else {
    localStorage.setItem(KEY, text);
  }
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Storage that can be read, but refuses one method. (A spy on the prototype does not reach happy-dom's instances.) */
function refuse(method: 'setItem' | 'removeItem') {
  const refusing = new Proxy(localStorage, {
    get(storage, name) {
      if (name === method) {
        throw new DOMException('refused', 'QuotaExceededError');
      }
      return Reflect.get(storage, name);
    },
  });
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(refusing);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a stored value', () => {
  it('is read as it was written, after a reload too, and is the fallback before and after', () => {
    const basket = open();
    expect(basket.get()).toBe(EMPTY);

    expect(basket.set(nails)).toBe(true);
    expect(open().get()).toEqual(nails);
    expect(localStorage.getItem(KEY)).toBe(JSON.stringify(nails));

    expect(basket.remove()).toBe(true);
    expect(basket.get()).toBe(EMPTY);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('keeps the two areas apart', () => {
    const inTab = storedValue(KEY, Basket, { area: 'session', fallback: null });
    inTab.set(nails);

    expect(open().get()).toBe(EMPTY);
    expect(sessionStorage.getItem(KEY)).toBe(JSON.stringify(nails));
  });

  it('can be plain text, as others read it', () => {
    const theme = storedValue('theme', z.enum(['light', 'dark']), {
      area: 'local',
      fallback: 'system',
      format: 'text',
    });
    theme.set('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(theme.get()).toBe('dark');

    localStorage.setItem('theme', '"dark"');
    expect(theme.get()).toBe('system');
  });

  it.each(['', '{broken', 'null', '7', '[]', '{"name":"میخ"}', '{"name":"میخ","count":"3"}'])(
    'is the fallback when storage holds %s',
    (text) => {
      localStorage.setItem(KEY, text);

      expect(open().get()).toBe(EMPTY);
    },
  );

  it('is the same reference until it changes', () => {
    const basket = open();
    basket.set(nails);
    const first = basket.get();

    expect(basket.get()).toBe(first);
    writeInOtherTab(JSON.stringify(nails));
    expect(basket.get()).toBe(first);
    basket.set({ ...nails, count: 4 });
    expect(basket.get()).toEqual({ name: 'میخ', count: 4 });
  });
});

describe('a stored value where storage refuses', () => {
  it('lasts as long as the page, for every reader of its key', () => {
    refuse('setItem');

    expect(open().set(nails)).toBe(false);
    expect(open().get()).toEqual(nails);
    expect(open().remove()).toBe(true);
    expect(open().get()).toBe(EMPTY);
  });

  it('stays removed for this page when it cannot be removed', () => {
    open().set(nails);
    refuse('removeItem');

    expect(open().remove()).toBe(false);
    expect(open().get()).toBe(EMPTY);
  });

  it('gives way to what another tab stores later', () => {
    refuse('setItem');
    const basket = open();
    basket.set(nails);
    vi.restoreAllMocks();

    writeInOtherTab('{"name":"پیچ","count":1}');

    expect(basket.get()).toEqual({ name: 'پیچ', count: 1 });
    writeInOtherTab(null);
    expect(basket.get()).toBe(EMPTY);
  });

  it('works in memory where the very property is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const basket = open();
    expect(basket.get()).toBe(EMPTY);

    expect(basket.set(nails)).toBe(false);
    expect(basket.get()).toEqual(nails);
    basket.remove();
    expect(basket.get()).toBe(EMPTY);
  });
});

describe('a stored value that expires', () => {
  const MINUTE_MS = 60_000;
  const note = () =>
    storedValue('bazaar.test.note', z.string(), {
      area: 'session',
      fallback: null,
      expiresAfterMs: MINUTE_MS,
    });

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [0, 'a'],
    [MINUTE_MS - 1, 'a'],
    [MINUTE_MS, null],
  ])('after %i ms is %s', (age, expected) => {
    const written = note();
    written.set('a');
    vi.setSystemTime(1_000_000 + age);

    expect(written.get()).toBe(expected);
    expect(note().get()).toBe(expected);
  });

  it('is expired when the clock was set back, since its time might not come for years', () => {
    note().set('a');
    vi.setSystemTime(999_999);

    expect(note().get()).toBeNull();
  });

  it('can be written again after it has expired', () => {
    const written = note();
    written.set('a');
    vi.setSystemTime(5_000_000);
    written.set('a');

    expect(written.get()).toBe('a');
  });

  it.each(['"a"', 'null', '{"value":"a"}', '{"at":"1000000","value":"a"}', '{"at":1000000,"value":7}'])(
    'is the fallback when storage holds %s',
    (text) => {
      sessionStorage.setItem('bazaar.test.note', text);

      expect(note().get()).toBeNull();
    },
  );
});

describe('useStoredValue', () => {
  it('follows another declaration of the same key in this page', () => {
    const { result } = renderHook(() => useStoredValue(open()));

    act(() => void open().set(nails));
    expect(result.current).toEqual(nails);

    act(() => void open().remove());
    expect(result.current).toBe(EMPTY);
  });

  it('follows another tab, one key or all of them cleared', () => {
    const basket = open();
    const { result } = renderHook(() => useStoredValue(basket));

    act(() => writeInOtherTab(JSON.stringify(nails)));
    expect(result.current).toEqual(nails);

    act(() => writeInOtherTab(null, null));
    expect(result.current).toBe(EMPTY);
  });

  it('does not render for another key, and stops listening with its last reader', () => {
    const remove = vi.spyOn(window, 'removeEventListener');
    const basket = open();
    const render = vi.fn(() => useStoredValue(basket));
    const { unmount } = renderHook(render);

    act(() => writeInOtherTab(JSON.stringify(nails), 'bazaar.test.other'));
    expect(render).toHaveBeenCalledOnce();

    unmount();
    expect(remove).toHaveBeenCalledWith('storage', expect.any(Function));
  });

  it('renders the fallback on the server, whatever is stored here', () => {
    open().set(nails);
    const basket = open();

    expect(renderToString(<Count basket={basket} />)).toBe('<b>0</b>');
  });
});

describe('useStoredSelection', () => {
  it('renders again only when the selection has changed', () => {
    const basket = open();
    const render = vi.fn(() => useStoredSelection(basket, ({ count }) => count > 2));
    const { result } = renderHook(render);

    act(() => void basket.set({ ...nails, count: 1 }));
    expect(render).toHaveBeenCalledOnce();

    act(() => void basket.set(nails));
    expect(result.current).toBe(true);
  });
});
