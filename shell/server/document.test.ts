import { describe, expect, it } from 'vitest';
import { escapeHtml, toJson } from './document.ts';

describe('toJson', () => {
  it('cannot end the script element that it stands in', () => {
    const text = toJson({ a: '</script><!--<script>', b: '\u2028\u2029' });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ a: '</script><!--<script>', b: '\u2028\u2029' });
  });
});

describe('escapeHtml', () => {
  it('cannot leave an attribute or an element', () => {
    expect(escapeHtml('"><img onerror=x>&')).toBe('&quot;&gt;&lt;img onerror=x&gt;&amp;');
  });
});
