import { describe, expect, it } from 'vitest';
import { escapeHtml, toJson } from './document.ts';

describe('toJson', () => {
  it('escapes what could end the script element around it', () => {
    const text = toJson({ a: '</script><!--<script>', b: '\u2028\u2029' });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ a: '</script><!--<script>', b: '\u2028\u2029' });
  });
});

describe('escapeHtml', () => {
  it('escapes what could end an attribute or open an element', () => {
    expect(escapeHtml('"><img onerror=x>&')).toBe('&quot;&gt;&lt;img onerror=x&gt;&amp;');
  });
});
