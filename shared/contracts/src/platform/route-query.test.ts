import { describe, expect, it } from 'vitest';
import { namesParameter } from './index.ts';

const declared = ['page', 'p#from', 'filter.properties[#].value'];

describe('namesParameter', () => {
  it.each(['page', 'p7from', 'filter.properties[0].value'])('knows %s', (name) => {
    expect(namesParameter(declared, name)).toBe(true);
  });

  it.each([
    'Page',
    'pfrom',
    'pxfrom',
    'p7from2',
    'filterxproperties[0].value',
    'utm_source',
    '',
    '__proto__',
  ])('does not know "%s"', (name) => {
    expect(namesParameter(declared, name)).toBe(false);
  });
});
