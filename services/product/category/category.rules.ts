import type { BreadcrumbRow, CategoryRow, CategoryTypeRow } from './category.sql.ts';

const EXAMPLES = 3;

/** Converts a row to the contract's Category. */
export function toCategory({ drawingFamily, ...row }: CategoryRow) {
  return { ...row, drawing: drawingOf({ id: row.id, drawingFamily }) };
}

/** Enough of a category to link to it. */
export function toRef({ id, title, slug }: Pick<CategoryRow, 'id' | 'title' | 'slug'>) {
  return { id, title, slug };
}

/** The menu: types, their groups, and each group's children. */
export function toMenu(types: readonly CategoryTypeRow[], categories: readonly CategoryRow[]) {
  const children = childrenByParent(categories);
  return types.map(({ code, title, itemsCount }) => ({
    categoryType: code,
    title,
    itemsCount,
    groups: categories
      .filter(({ level, categoryType }) => level === 1 && categoryType === code)
      .map((group) => ({
        ...toRef(group),
        itemsCount: group.itemsCount,
        drawing: drawingOf(group),
        children: (children.get(group.id) ?? []).map((leaf) => ({
          ...toRef(leaf),
          itemsCount: leaf.itemsCount,
        })),
      })),
  }));
}

/** Groups with the links of their children. */
export function toTopLevels(categories: readonly CategoryRow[]) {
  const children = childrenByParent(categories);
  return categories
    .filter(({ level }) => level === 1)
    .map((group) => ({ ...toCategory(group), children: (children.get(group.id) ?? []).map(toRef) }));
}

/** A type with its count and, as examples, the categories with the most items in its first groups. */
export function toTypeCount(
  { code, title, itemsCount }: CategoryTypeRow,
  categories: readonly CategoryRow[],
) {
  const children = childrenByParent(categories);
  const examples = categories
    .filter(({ level, categoryType }) => level === 1 && categoryType === code)
    .flatMap((group) => fullest(children.get(group.id) ?? []))
    .slice(0, EXAMPLES);
  return {
    categoryType: code,
    title,
    count: itemsCount,
    examples: examples.map((category) => category.title),
  };
}

/** The path from the type down to the category. */
export function toBreadcrumb(rows: readonly BreadcrumbRow[]) {
  const steps = rows.map((row) => ({
    categoryType: row.categoryType,
    category: toRef(row),
    title: row.title,
  }));
  const [first] = rows;
  return first === undefined
    ? []
    : [{ categoryType: first.categoryType, category: null, title: first.typeTitle }, ...steps];
}

function fullest(leaves: readonly CategoryRow[]): CategoryRow[] {
  return [...leaves].sort((one, other) => other.itemsCount - one.itemsCount).slice(0, 1);
}

function drawingOf({ id, drawingFamily }: Pick<CategoryRow, 'id' | 'drawingFamily'>) {
  return { family: drawingFamily, seed: id, dimensionMm: null, code: null };
}

function childrenByParent(categories: readonly CategoryRow[]): Map<number, CategoryRow[]> {
  const withParent = categories.filter(({ parentId }) => parentId !== null);
  return Map.groupBy(withParent, ({ parentId }) => Number(parentId));
}
