import type { Database } from '../../kit/database/database.ts';
import { runPrepared } from '../../kit/database/prepared.ts';

/** A variant by its place in the size table of its base product, from zero on. */
export interface CodedVariant {
  readonly baseProductId: number;
  readonly place: number;
}

/** The variant with a code, which is given joined and folded. */
export async function findByCode(db: Database, key: string): Promise<CodedVariant | undefined> {
  const [found] = await runPrepared<CodedVariant>(db, {
    text: `
      select coded.base_product_id as "baseProductId", (
          select count(*)::int from product.variant as before
          where before.base_product_id = coded.base_product_id and before.ordinal < coded.ordinal
        ) as place
      from product.variant as coded where kit.search_key(coded.code) = $1 order by coded.id limit 1`,
    values: [key],
  });
  return found;
}
