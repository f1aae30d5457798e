import { ProductImage } from '@bazaar/contracts/product';
import { expect, it } from 'vitest';
import { givenPhoto } from '../../common/product/product.fixture.ts';
import { nextPlace, viewsOf } from './gallery.rules.ts';

it('shows photographs before the drawing', () => {
  const photo = ProductImage.parse(givenPhoto());

  expect(viewsOf([photo]).map(({ key, label }) => [key, label])).toEqual([
    [photo.id, 'پمپ از روبه‌رو'],
    ['main', 'نمای اصلی'],
    ['outline', 'نمای خطی'],
    ['detail', 'بزرگ‌نمایی جزئیات'],
  ]);
  expect(viewsOf([])).toHaveLength(3);
});

it('moves forward on the left arrow and back on the right one, and wraps around', () => {
  expect(nextPlace(0, 3, 'ArrowLeft')).toBe(1);
  expect(nextPlace(0, 3, 'ArrowRight')).toBe(2);
  expect(nextPlace(2, 3, 'ArrowLeft')).toBe(0);
});

it('returns the first and last place for Home and End, and nothing for other keys', () => {
  expect(nextPlace(1, 3, 'Home')).toBe(0);
  expect(nextPlace(1, 3, 'End')).toBe(2);
  expect(nextPlace(1, 3, 'a')).toBeUndefined();
  expect(nextPlace(1, 3, 'constructor')).toBeUndefined();
});
