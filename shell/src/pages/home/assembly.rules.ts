import type { CategoryMenuType, CategoryRef } from '@bazaar/contracts/product';
import type { AssemblyPart } from '@bazaar/drawing/assembly';

/** Label of each part of the drawing, and the category (by its title in the menu) that sells it. */
export const assemblyParts: readonly { part: AssemblyPart; label: string; category: string }[] = [
  { part: 'flowmeter', label: 'فلومتر', category: 'فلومتر و شیر کنترلی' },
  { part: 'transmitter', label: 'ترانسمیتر فشار', category: 'ترانسمیتر فشار و دما' },
  { part: 'coupling', label: 'کوپلینگ', category: 'کوپلینگ' },
  { part: 'motor', label: 'الکتروموتور', category: 'الکتروموتور' },
  { part: 'valve', label: 'شیرآلات صنعتی', category: 'شیرآلات صنعتی' },
  { part: 'pump', label: 'پمپ سانتریفیوژ', category: 'پمپ سانتریفیوژ' },
  { part: 'skid', label: 'مقاطع فولادی', category: 'فلزات و مقاطع فولادی' },
];

export interface AssemblyCategory extends Pick<CategoryRef, 'id' | 'slug'> {
  part: AssemblyPart;
  itemsCount: number;
}

/** Finds the parts' categories in the menu of products; a part without one is omitted. */
export function findAssemblyCategories(menu: readonly CategoryMenuType[]): AssemblyCategory[] {
  const groups = menu.find(({ categoryType }) => categoryType === 'Product')?.groups ?? [];
  const byTitle = new Map(
    groups.flatMap((group) => [group, ...group.children]).map((category) => [category.title, category]),
  );
  return assemblyParts.flatMap(({ part, category }) => {
    const found = byTitle.get(category);
    return found ? [{ part, id: found.id, slug: found.slug, itemsCount: found.itemsCount }] : [];
  });
}
