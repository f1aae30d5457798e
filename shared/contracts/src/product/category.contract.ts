import * as z from 'zod/mini';
import { Count, DrawingSpec, endpoint, entityId, NonEmptyText } from '../core/index.ts';

export const CategoryId = entityId().brand<'CategoryId'>();
export type CategoryId = z.infer<typeof CategoryId>;

/** The five kinds of the specification's §3, in menu order. */
export const CATEGORY_TYPES = [
  'IndustrialService',
  'Product',
  'ConsultingService',
  'ElectronicDocument',
  'IndustrialAdvertisement',
] as const;
export const CategoryType = z.enum(CATEGORY_TYPES);
export type CategoryType = z.infer<typeof CategoryType>;

/** Enough of a category to link to it. */
export const CategoryRef = z.object({ id: CategoryId, title: NonEmptyText, slug: NonEmptyText });
export type CategoryRef = z.infer<typeof CategoryRef>;

export const Category = z.object({
  id: CategoryId,
  categoryType: CategoryType,
  parentId: z.nullable(CategoryId),
  title: NonEmptyText,
  slug: NonEmptyText,
  /** 1 = group, 2 = leaf. */
  level: z.int(),
  ordinal: z.int(),
  isActive: z.boolean(),
  /** Items of this category and everything below it. */
  itemsCount: Count,
  supplierCount: Count,
  drawing: DrawingSpec,
});
export type Category = z.infer<typeof Category>;

const MenuLeaf = z.object({ ...CategoryRef.shape, itemsCount: Count });
const MenuGroup = z.object({ ...MenuLeaf.shape, drawing: DrawingSpec, children: z.array(MenuLeaf) });

/** One column of the category menu: a type, its groups, their children. */
export const CategoryMenuType = z.object({
  categoryType: CategoryType,
  title: NonEmptyText,
  itemsCount: Count,
  groups: z.array(MenuGroup),
});
export type CategoryMenuType = z.infer<typeof CategoryMenuType>;

export const CategoryTypeCount = z.object({
  categoryType: CategoryType,
  title: NonEmptyText,
  count: Count,
  /** Two or three example titles, for the tile. */
  examples: z.array(z.string()),
});
export type CategoryTypeCount = z.infer<typeof CategoryTypeCount>;

/** A step of a breadcrumb; the type itself is the first and has no category id. */
export const BreadcrumbStep = z.object({
  categoryType: CategoryType,
  category: z.nullable(CategoryRef),
  title: NonEmptyText,
});
export type BreadcrumbStep = z.infer<typeof BreadcrumbStep>;

/**
 * The `data` of a 404 of `getActiveCategory` for a category that exists but is not shown: where a visitor may
 * continue. `parents` are the shown categories above it, the nearest first; there may be none.
 */
export const InactiveCategory = z.object({
  title: NonEmptyText,
  categoryType: CategoryType,
  parents: z.array(CategoryRef),
});
export type InactiveCategory = z.infer<typeof InactiveCategory>;

const byId = z.strictObject({ id: CategoryId });

/** The whole menu: five types, their groups and children, in the operator's order. Inactive ones are left out. */
export const getCategoryMenu = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/categories/menu',
  access: 'public',
  summary: 'The category menu: types, groups and their children.',
  response: z.array(CategoryMenuType),
});

/** Groups (level 1) of one type, or of all types. */
export const listTopLevelCategories = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/categories/top-levels',
  access: 'public',
  summary: 'Groups of a category type with item and supplier counts.',
  query: z.strictObject({ categoryType: z.optional(CategoryType) }),
  response: z.array(z.object({ ...Category.shape, children: z.array(CategoryRef) })),
});

/** Items by category type, with the totals that the home page shows. */
export const getItemsCount = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/categories/items-count',
  access: 'public',
  summary: 'Number of items in each category type, and of suppliers.',
  response: z.object({ types: z.array(CategoryTypeCount), itemsCount: Count, supplierCount: Count }),
});

/** One active category; 404 when it does not exist or is inactive, then with `InactiveCategory` in the problem's `data`. */
export const getActiveCategory = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/categories/:id/active',
  access: 'public',
  summary: 'One active category.',
  params: byId,
  response: Category,
  errors: [404],
});

/** Active children of one category, in menu order. */
export const listCategoryChildren = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/categories/:id/children',
  access: 'public',
  summary: 'Active children of a category in menu order.',
  params: byId,
  response: z.array(Category),
  errors: [404],
});

/** From the type down to the category itself. */
export const getCategoryBreadcrumb = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/categories/:id/breadcrumb',
  access: 'public',
  summary: 'Breadcrumb of a category, from its type down to itself.',
  params: byId,
  response: z.array(BreadcrumbStep),
  errors: [404],
});
