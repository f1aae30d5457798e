import { describe, expect, it } from 'vitest';
import { inlinePaths } from './inline-paths.ts';

describe('inlinePaths', () => {
  it('writes the pattern in place of its constant', () => {
    expect(inlinePaths('fillPath(paths.product, id, slug)')).toBe(
      'fillPath("/products/:productId/*", id, slug)',
    );
  });

  it('leaves a name that is no pattern for the compiler to report', () => {
    expect(inlinePaths('paths.nothing + paths.toString')).toBe('paths.nothing + paths.toString');
  });
});
