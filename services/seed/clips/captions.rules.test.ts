import { describe, expect, it } from 'vitest';
import { captionsOf } from './captions.rules.ts';

describe('captionsOf', () => {
  it('shows each line until the next one, and the last until the end', () => {
    const lines = [
      { at: 0, text: 'برق را قطع کنید.' },
      { at: 5.25, text: 'Δ 400 V: اتصال <مثلث> & ستاره' },
    ];

    expect(captionsOf(lines, 3_725)).toBe(
      [
        'WEBVTT',
        '',
        '00:00:00.000 --> 00:00:05.250',
        '\u200fبرق را قطع کنید.',
        '',
        '00:00:05.250 --> 01:02:05.000',
        '\u200fΔ 400 V: اتصال &lt;مثلث&gt; &amp; ستاره',
        '',
      ].join('\n'),
    );
  });
});
