import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { signInIntent } from './index.ts';

const HALF_AN_HOUR_MS = 1_800_000;
const open = () => signInIntent('test.note', z.object({ id: z.number(), text: z.string() }));
const note = { id: 5, text: 'یادداشت' };
const isFive = ({ id }: { id: number }) => id === 5;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a sign-in intent', () => {
  it('is taken once, after the page of the sign-in was loaded in between', () => {
    open().remember(note);

    const afterSignIn = open();
    expect(afterSignIn.take(isFive)).toBe(true);
    expect(afterSignIn.take(isFive)).toBe(false);
    expect(open().take(isFive)).toBe(false);
  });

  it('waits for the one that it is meant for', () => {
    open().remember(note);

    expect(open().take(({ id }) => id === 6)).toBe(false);
    expect(open().take(isFive)).toBe(true);
  });

  it('can be looked at until it is forgotten', () => {
    const intent = open();
    intent.remember(note);

    expect(intent.peek()).toEqual(note);
    expect(intent.peek()).toEqual(note);
    intent.forget();
    expect(intent.peek()).toBeNull();
  });

  it('is the latest one alone', () => {
    open().remember(note);
    open().remember({ id: 6, text: '' });

    expect(open().take(isFive)).toBe(false);
  });

  it('lasts for less than half an hour', () => {
    open().remember(note);
    vi.advanceTimersByTime(HALF_AN_HOUR_MS - 1);
    expect(open().peek()).toEqual(note);

    vi.advanceTimersByTime(1);
    expect(open().take(isFive)).toBe(false);
  });

  it('stays in this tab', () => {
    open().remember(note);

    expect(sessionStorage.getItem('bazaar.test.note-intent')).not.toBeNull();
    expect(localStorage.getItem('bazaar.test.note-intent')).toBeNull();
  });

  it('lasts as long as the page where storage is blocked', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    open().remember(note);

    expect(open().take(isFive)).toBe(true);
    expect(open().take(isFive)).toBe(false);
  });
});
