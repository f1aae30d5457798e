import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_FILES_ID } from './boot-data.ts';
import { startScript } from './start-script.ts';

/** A page whose scripts wait, and the animation frames that it requested. */
function run({ isHidden = false, hasScripts = true } = {}) {
  const template = document.createElement('template');
  template.id = FIRST_FILES_ID;
  template.content.append(document.createElement('link'), document.createElement('b'));
  if (hasScripts) {
    document.body.append(template);
  }
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  const frames: (() => void)[] = [];
  // Evaluates the text as a browser does.
  new Function('requestAnimationFrame', startScript)((frame: () => void) => frames.push(frame));
  return frames;
}

const started = () => [...document.head.children].map(({ localName }) => localName);

// Other files of the worker leave styles there.
beforeEach(() => document.head.replaceChildren());

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a page’s own scripts', () => {
  it('start with its first frame, once', () => {
    vi.useFakeTimers();
    const frames = run();
    expect(started()).toEqual([]);

    frames.forEach((frame) => {
      frame();
    });
    vi.advanceTimersByTime(2_000);

    expect(started()).toEqual(['link', 'b']);
    expect(document.getElementById(FIRST_FILES_ID)).toBeNull();
  });

  it('start after a second when no frame is drawn', () => {
    vi.useFakeTimers();
    run();

    vi.advanceTimersByTime(1_000);

    expect(started()).toEqual(['link', 'b']);
  });

  it('start at once in a hidden tab', () => {
    run({ isHidden: true });

    expect(started()).toEqual(['link', 'b']);
  });

  it('are skipped when the document has none', () => {
    run({ isHidden: true, hasScripts: false });

    expect(started()).toEqual([]);
  });
});
