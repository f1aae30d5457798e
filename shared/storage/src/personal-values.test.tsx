import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { storedValue } from './index.ts';
import { personalValues } from './personal-values.ts';

const searches = storedValue('recentSearches', z.array(z.string()), { area: 'local', fallback: [] });
const draft = storedValue('bazaar.test.draft:5', z.string(), { area: 'session', fallback: '' });
const theme = storedValue('theme', z.string(), { area: 'local', fallback: null, format: 'text' });

let undo: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const end of undo) {
    end();
  }
  undo = [];
});

function giveValues(): void {
  searches.set(['پمپ']);
  draft.set('یادداشت');
  theme.set('dark');
  localStorage.setItem('userInfo', '{}');
  localStorage.setItem('loglevel', 'info');
}

const values = () => [searches.get(), draft.get(), theme.get()];

describe('the values of a person', () => {
  it('are removed from both areas, and nothing else is', () => {
    personalValues.claim('1');
    giveValues();

    personalValues.removeAll('1');

    expect(Object.keys(localStorage).sort()).toEqual(['loglevel', 'theme', 'userInfo']);
    expect(sessionStorage).toHaveLength(0);
    expect(values()).toEqual([[], '', 'dark']);
    expect(personalValues.owner()).toBeNull();
  });

  it('are removed for those who show them', () => {
    giveValues();
    const listener = vi.fn();
    undo.push(draft.subscribe(listener));

    personalValues.removeAll('1');

    expect(listener).toHaveBeenCalledOnce();
  });

  it('are those of the guest who has signed in', () => {
    giveValues();

    personalValues.claim('1');

    expect(values()).toEqual([['پمپ'], 'یادداشت', 'dark']);
    expect(personalValues.owner()).toBe('1');
  });

  it('stay for the same person, and are not seen by another one', () => {
    personalValues.claim('1');
    giveValues();

    personalValues.claim('1');
    expect(values()).toEqual([['پمپ'], 'یادداشت', 'dark']);
    personalValues.claim('2');

    expect(values()).toEqual([[], '', 'dark']);
    expect(personalValues.owner()).toBe('2');
  });

  it('are not removed when somebody else has signed in since', () => {
    personalValues.claim('1');
    draft.set('یادداشت');
    localStorage.setItem('bazaar.storage.person', '2');
    searches.set(['شیر']);

    personalValues.removeAll('1');

    expect(values()).toEqual([['شیر'], '', null]);
  });

  it('are removed when storage had refused them too', () => {
    const refusing = new Proxy(sessionStorage, {
      get(storage, name) {
        if (name === 'setItem') {
          throw new DOMException('refused', 'QuotaExceededError');
        }
        const value: unknown = Reflect.get(storage, name);
        return typeof value === 'function' ? value.bind(storage) : value;
      },
    });
    vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(refusing);
    draft.set('یادداشت');
    expect(draft.get()).toBe('یادداشت');

    personalValues.removeAll('1');

    expect(draft.get()).toBe('');
  });
});

describe('what a tab holds while it is not running', () => {
  it('is removed when its person has signed out since', () => {
    personalValues.claim('1');
    giveValues();
    localStorage.removeItem('bazaar.storage.person');

    personalValues.removeStale();

    expect(draft.get()).toBe('');
  });

  it('stays when the session has merely expired', () => {
    personalValues.claim('1');
    giveValues();

    personalValues.removeStale();

    expect(draft.get()).toBe('یادداشت');
  });

  it('stays when it is a guest’s', () => {
    giveValues();

    personalValues.removeStale();

    expect(draft.get()).toBe('یادداشت');
  });
});

describe('a page that is about to be reloaded', () => {
  it('stores nothing of a person any more, and what belongs to the device still', () => {
    undo.push(personalValues.seal());

    expect(draft.set('یادداشت')).toBe(false);
    theme.set('light');

    expect(sessionStorage).toHaveLength(0);
    expect(values()).toEqual([[], '', 'light']);
  });
});
