import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { insertRows } from '../../seed/batch-insert.ts';
import { GOODS_OF_ARTICLE, SERIES } from './article-subjects.ts';

/** Suppliers that are named under one article. */
const SUPPLIERS_OF_ARTICLE = 2;

/** Writes what articles are about and which of them belong together; the articles are there already. */
export async function seedSubjects(db: Database): Promise<void> {
  await insertRows(db, {
    table: 'content.page_good',
    columns: { page_id: 'integer', base_product_id: 'integer', ordinal: 'integer' },
    rows: Object.entries(GOODS_OF_ARTICLE).flatMap(([article, goods]) =>
      goods.map((id, index) => ({ page_id: Number(article), base_product_id: id, ordinal: index + 1 })),
    ),
  });
  await nameSuppliers(db);
  await joinSeries(db);
}

/** Checked suppliers of each article's category, those checked last first; not the one whose article it is. */
async function nameSuppliers(db: Database): Promise<void> {
  await sql`
    insert into content.page_supplier (page_id, supplier_id, ordinal)
    select found.page_id, found.supplier_id, found.place
    from (
      select page.id as page_id, card.id as supplier_id,
        row_number() over (partition by page.id order by card.verified_at desc, card.id)::int as place
      from merchant.supplier_cards(array(select generate_series(1, 240))) as card
      join product.supplier_categories(array(select generate_series(1, 240))) as sold on sold.supplier_id = card.id
      join content.page on page.category_id = sold.category_id
      where page.is_listed and card.verified_at is not null and card.id is distinct from page.supplier_id
    ) as found
    where found.place <= ${SUPPLIERS_OF_ARTICLE}`.execute(db);
}

async function joinSeries(db: Database): Promise<void> {
  for (const [index, { title, articles }] of SERIES.entries()) {
    await sql`insert into content.series (id, title) values (${index + 1}, ${title})`.execute(db);
    for (const [place, article] of articles.entries()) {
      await sql`
        update content.page set series_id = ${index + 1}, series_place = ${place + 1} where id = ${article}`.execute(
        db,
      );
    }
  }
}
