import { links } from '@bazaar/contracts';
import { breadcrumbJsonLd } from '@bazaar/host';
import { describe, expect, it } from 'vitest';
import { sectionOfBreadcrumb, sectionOfPath } from './section.rules.ts';

describe('sectionOfPath', () => {
  it.each([
    [links.categoryType('ConsultingService'), links.categoryType('ConsultingService')],
    [links.productsOfType('Product'), links.categoryType('Product')],
    [links.supplier(40, 'x'), links.suppliersOfType('Product')],
    [links.suppliersSearch('پمپ'), links.suppliersOfType('Product')],
    [links.content(3, 'x'), links.contents()],
    ['/faq', links.helpSearch()],
    ['/help/login-otp', links.helpSearch()],
    ['/how-it-work', links.helpSearch()],
    ['/ai', links.needFinder()],
    [links.product(5, 'x'), undefined],
    ['/contentsx', undefined],
    ['/', undefined],
  ])('finds the section of %s', (path, section) => {
    expect(sectionOfPath(path, links)).toBe(section);
  });
});

describe('sectionOfBreadcrumb', () => {
  const menu = [links.categoryType('Product'), links.contents()];

  it('is the last step that the menu leads to', () => {
    const steps = [
      { label: 'خانه', href: '/' },
      { label: 'محصولات', href: links.categoryType('Product') },
      { label: 'پمپ', href: links.category(2020, 'x') },
      { label: 'پمپ ۱۵' },
    ];

    expect(sectionOfBreadcrumb([breadcrumbJsonLd(steps, '', '/products/5/x')], menu)).toBe(menu[0]);
  });

  it('is undefined for a page without such a step', () => {
    expect(
      sectionOfBreadcrumb([breadcrumbJsonLd([{ label: 'خانه', href: '/' }], '', '/x')], menu),
    ).toBeUndefined();
    expect(sectionOfBreadcrumb(undefined, menu)).toBeUndefined();
  });
});
