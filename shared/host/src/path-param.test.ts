import { CategoryId, CategoryType } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { pathParam } from './path-param.ts';

/** The error that `act` throws. */
function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('it did not throw');
}

describe('pathParam', () => {
  it('reads a parameter through its contract', () => {
    expect(pathParam(CategoryId, '7')).toBe(7);
    expect(pathParam(CategoryType, 'Product')).toBe('Product');
  });

  it.each([undefined, '', '0', '-1', '1.5', '007', '1e3', '0x10', ' 7', '2147483648', 'pump', '__proto__'])(
    'throws a 404 for %s',
    (value) => {
      const thrown = thrownBy(() => pathParam(CategoryId, value));

      expect(thrown).toBeInstanceOf(Response);
      expect(thrown).toMatchObject({ status: 404, statusText: 'Page Not Found' });
    },
  );
});
