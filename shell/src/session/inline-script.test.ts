// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';
import { NOW, storedStates } from './session-record.fixture.ts';
import { readSessionRecord } from './session-record.ts';

type Reader = Pick<Storage, 'getItem'>;

function run(storage: Reader): HTMLElement {
  const root = document.createElement('html');
  const clock = { now: () => NOW };
  // Evaluates the text as a browser does, with a storage, a document and a clock of the test.
  new Function('localStorage', 'document', 'Date', inlineScript)(storage, { documentElement: root }, clock);
  return root;
}

const storageOf = (items: Readonly<Record<string, string>>): Reader => ({
  getItem: (key) => items[key] ?? null,
});

describe('the script before the first paint', () => {
  it('is tested with at least twenty states', () => {
    expect(storedStates.length).toBeGreaterThanOrEqual(20);
  });

  it.each(storedStates)('marks the document for $name', ({ items, isSignedIn, theme }) => {
    const root = run(storageOf(items));

    expect(root.getAttribute('data-session')).toBe(isSignedIn ? 'in' : 'out');
    expect(root.getAttribute('data-theme')).toBe(theme ?? null);
  });

  it.each(storedStates)('agrees with the session store on $name', ({ items }) => {
    const record = readSessionRecord(items.userInfo ?? null, NOW);

    expect(run(storageOf(items)).getAttribute('data-session')).toBe(record.status === 'valid' ? 'in' : 'out');
  });

  it('marks a visitor whose storage is denied as signed out', () => {
    const denied: Reader = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };

    expect(run(denied).getAttribute('data-session')).toBe('out');
  });

  it('stays small and cannot end its own element', () => {
    expect(inlineScript.length).toBeLessThan(500);
    expect(inlineScript).not.toMatch(/<\/|<!--/);
  });
});
