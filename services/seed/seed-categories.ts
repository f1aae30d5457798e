import type { CategoryType } from '@bazaar/contracts/product';
import { slugFa } from '@bazaar/locale';
import type { Database } from '../kit/database/database.ts';
import { insertRows } from './batch-insert.ts';
import { drawingOf } from './drawing-choices.ts';
import { readWithdrawnCategories, type Vocabulary, type VocabularyLeaf } from './vocabulary.ts';

/** Inserts the types, the 360 categories that are shown, and those that are no longer shown. */
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
    rows: [...categoryTypes.flatMap(shownRows), ...withdrawnRows()],
  });
}

function shownRows({ code: type, categories }: Vocabulary['categoryTypes'][number]) {
  return categories.flatMap((group, place) => [
    categoryRow(group, { type, parent: null, place }),
    ...group.children.map((leaf, index) => categoryRow(leaf, { type, parent: group.id, place: index })),
  ]);
}

function withdrawnRows() {
  return readWithdrawnCategories().map(({ parentId: parent, categoryType: type, ...leaf }) => ({
    ...categoryRow(leaf, { type, parent, place: (leaf.id % 10) - 1 }),
    is_active: false,
  }));
}

function categoryRow(
  { id, title }: VocabularyLeaf,
  { type, parent, place }: { type: CategoryType; parent: number | null; place: number },
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
    drawing_family: drawingOf('category', id),
  };
}
