import { slugFa } from '@bazaar/locale';
import type { Database } from '../kit/database.ts';
import { insertRows } from './batch-insert.ts';
import { familyOfCategory } from './drawing-family.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Writes the types and the 360 categories; the inactive flag stays with the operator. */
export async function seedCategories(db: Database, { categoryTypes }: Vocabulary): Promise<void> {
  await insertRows(db, {
    table: 'product.category_type',
    columns: { code: 'text', title: 'text', ordinal: 'integer' },
    rows: categoryTypes.map(({ code, title, ordinal }) => ({ code, title, ordinal })),
  });
  await insertRows(db, {
    table: 'product.category',
    columns: {
      id: 'integer',
      category_type: 'text',
      parent_id: 'integer',
      level: 'integer',
      title: 'text',
      slug: 'text',
      ordinal: 'integer',
      is_active: 'boolean',
      drawing_family: 'text',
    },
    rows: categoryTypes.flatMap((type) =>
      type.categories.flatMap((group, place) => [
        categoryRow(group, { type: type.code, parent: null, place }),
        ...group.children.map((leaf, index) =>
          categoryRow(leaf, { type: type.code, parent: group.id, place: index }),
        ),
      ]),
    ),
  });
}

function categoryRow(
  { id, title }: { readonly id: number; readonly title: string },
  { type, parent, place }: { type: string; parent: number | null; place: number },
) {
  return {
    id,
    category_type: type,
    parent_id: parent,
    level: parent === null ? 1 : 2,
    title,
    slug: slugFa(title),
    ordinal: place + 1,
    is_active: true,
    drawing_family: familyOfCategory(id),
  };
}
