import type { CategoryType } from '@bazaar/contracts/product';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface CategoryRow {
  readonly id: number;
  readonly categoryType: CategoryType;
  readonly parentId: number | null;
  readonly title: string;
  readonly slug: string;
  readonly level: number;
  readonly ordinal: number;
  readonly isActive: boolean;
  readonly itemsCount: number;
  readonly supplierCount: number;
  readonly drawingFamily: string;
}

export interface CategoryTypeRow {
  readonly code: CategoryType;
  readonly title: string;
  readonly itemsCount: number;
}

/** Active categories that fulfil a condition on `category`, in menu order, with their counts. */
async function selectCategories(db: Database, condition: RawBuilder<unknown>): Promise<CategoryRow[]> {
  const result = await sql<CategoryRow>`
    with chosen as materialized (
      select category.*, kind.ordinal as type_ordinal
      from product.category as category
      join product.category_type as kind on kind.code = category.category_type
      where ${condition} and not exists (
        select from product.category_ancestor as path
        join product.category as above on above.id = path.ancestor_id
        where path.category_id = category.id and not above.is_active
      )
    )
    select chosen.id, chosen.category_type as "categoryType", chosen.parent_id as "parentId", chosen.title, chosen.slug,
      chosen.level, chosen.ordinal, chosen.is_active as "isActive", chosen.drawing_family as "drawingFamily",
      coalesce(items.items_count, 0) as "itemsCount", coalesce(suppliers.supplier_count, 0) as "supplierCount"
    from chosen
    left join product.category_items as items on items.category_id = chosen.id
    left join merchant.category_supplier_counts((select array_agg(id) from chosen)) as suppliers
      on suppliers.category_id = chosen.id
    order by chosen.type_ordinal, chosen.level, chosen.ordinal, chosen.id`.execute(db);
  return result.rows;
}

/** Every category that is shown: active itself, as is its group. Groups come before leaves, both in menu order. */
export function selectMenuCategories(db: Database): Promise<CategoryRow[]> {
  return selectCategories(db, sql`true`);
}

/** Active categories of one type, or of all types. */
export function selectTypeCategories(db: Database, type: CategoryType | undefined): Promise<CategoryRow[]> {
  return type === undefined
    ? selectMenuCategories(db)
    : selectCategories(db, sql`category.category_type = ${type}`);
}

/** One category that is shown. */
export async function selectActiveCategory(db: Database, id: number): Promise<CategoryRow | undefined> {
  const rows = await selectCategories(db, sql`category.id = ${id}`);
  return rows[0];
}

/** Active children of a category. */
export function selectChildren(db: Database, parentId: number): Promise<CategoryRow[]> {
  return selectCategories(db, sql`category.parent_id = ${parentId}`);
}

/** The five types with their number of items. */
export async function selectCategoryTypes(db: Database): Promise<CategoryTypeRow[]> {
  const result = await sql<CategoryTypeRow>`
    select code, title, product.type_items_count(code) as "itemsCount"
    from product.category_type
    order by ordinal`.execute(db);
  return result.rows;
}

/** Number of suppliers that are shown. */
export async function selectSupplierCount(db: Database): Promise<number> {
  const result = await sql<{ count: number }>`select merchant.supplier_count() as count`.execute(db);
  return result.rows[0]?.count ?? 0;
}

export interface BreadcrumbRow {
  readonly categoryType: CategoryType;
  readonly typeTitle: string;
  readonly id: number;
  readonly title: string;
  readonly slug: string;
}

/** An active category and its ancestors, the highest first; empty when it does not exist. */
export async function selectBreadcrumb(db: Database, categoryId: number): Promise<BreadcrumbRow[]> {
  const result = await sql<BreadcrumbRow>`
    select above.id, above.title, above.slug, above.category_type as "categoryType", kind.title as "typeTitle"
    from product.category_ancestor as path
    join product.category as above on above.id = path.ancestor_id
    join product.category_type as kind on kind.code = above.category_type
    where path.category_id = ${categoryId} and product.is_category_active(${categoryId})
    order by path.depth desc`.execute(db);
  return result.rows;
}

export interface InactiveRow {
  readonly title: string;
  readonly categoryType: CategoryType;
  /** Its ancestors that are shown, the nearest first. */
  readonly parents: readonly { id: number; title: string; slug: string }[];
}

/** A category that exists but is not shown. */
export async function selectInactiveCategory(db: Database, id: number): Promise<InactiveRow | undefined> {
  const result = await sql<InactiveRow>`
    select category.title, category.category_type as "categoryType", coalesce((
        select jsonb_agg(jsonb_build_object('id', above.id, 'title', above.title, 'slug', above.slug) order by path.depth)
        from product.category_ancestor as path
        join product.category as above on above.id = path.ancestor_id
        where path.category_id = category.id and above.id <> category.id and product.is_category_active(above.id)
      ), '[]') as parents
    from product.category
    where category.id = ${id} and not product.is_category_active(category.id)`.execute(db);
  return result.rows[0];
}

/** Whether a category is shown. */
export async function isActiveCategory(db: Database, id: number): Promise<boolean> {
  const result = await sql<{ shown: boolean }>`select product.is_category_active(${id}) as shown`.execute(db);
  return result.rows[0]?.shown ?? false;
}
