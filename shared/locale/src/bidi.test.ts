import { describe, expect, it } from 'vitest';
import { isolate, stripBidiControls } from './bidi.ts';

describe('stripBidiControls', () => {
  it('removes marks, embeddings, overrides and isolates', () => {
    const controls = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';

    expect(stripBidiControls(`پمپ${controls} DN50`)).toBe('پمپ DN50');
  });

  it('keeps the half-space', () => {
    expect(stripBidiControls('می\u200Cشود')).toBe('می\u200Cشود');
  });
});

describe('isolate', () => {
  it('wraps a value in a first-strong isolate', () => {
    expect(isolate('DP-50')).toBe('\u2068DP-50\u2069');
  });

  it('drops a control inside that would break out of the isolate', () => {
    expect(isolate('a\u2069\u202Eb')).toBe('\u2068ab\u2069');
  });
});
