import { describe, expect, it } from 'vitest';
import { forcedSelector } from './force-states.ts';

describe('forcedSelector', () => {
  it('leaves a rule for a resting element as it is', () => {
    expect(forcedSelector('.button')).toBe('.button');
  });

  it('makes a rule for a hovered element hold inside the mark as well', () => {
    expect(forcedSelector('.button:hover')).toBe('.button:is(:hover, [data-force="hover"] *)');
  });

  it('marks only what the keyboard reaches as focused', () => {
    expect(forcedSelector(':focus-visible')).toBe(
      ':is(:focus-visible, [data-force="focus"] :is(a, button, input, select, textarea, summary))',
    );
  });
});
