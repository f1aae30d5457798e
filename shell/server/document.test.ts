import { describe, expect, it } from 'vitest';
import { escapeHtml } from './document.ts';

describe('escapeHtml', () => {
  it('escapes what could end an attribute or open an element', () => {
    expect(escapeHtml('"><img onerror=x>&')).toBe('&quot;&gt;&lt;img onerror=x&gt;&amp;');
  });
});
