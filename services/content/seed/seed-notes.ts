import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import type { ContentSeed } from './content-seed.ts';

const HOUR_MS = 3_600_000;

/** Notes of the demo buyer: each is about the buyer's next favorite of its type. */
const NOTES = [
  {
    type: 'SupplierProduct',
    title: 'پیش از سفارش بپرسم',
    text: 'زمان تحویل برای سفارش بعدی ما چقدر است و دیتاشیت به‌روز دارد؟',
    pinned: true,
  },
  {
    type: 'SupplierProduct',
    title: 'مقایسه با پیشنهاد قبلی',
    text: 'قیمت پیشنهاد ماه پیش ۸٪ کمتر بود، ولی زمان تحویل آن بیشتر بود.',
    pinned: false,
  },
  {
    type: 'SupplierProduct',
    title: 'برای خط دو',
    text: 'مشخصات آن با فهرست خرید خط دو یکی است. مقداری هم برای انبار بگیریم.',
    pinned: false,
  },
  { type: 'SupplierProduct', title: 'موجودی انبار را بپرسم', text: '', pinned: false },
  {
    type: 'Supplier',
    title: 'تماس با واحد فروش',
    text: 'روزهای زوج، پیش از ظهر پاسخ می‌دهند. پیش‌فاکتور رسمی می‌فرستند.',
    pinned: true,
  },
  {
    type: 'Supplier',
    title: 'شرایط پرداخت',
    text: 'فاکتور رسمی را پیش از پرداخت می‌فرستند. برای سفارش بالای صد میلیون تومان تخفیف می‌دهند.',
    pinned: false,
  },
  {
    type: 'Content',
    title: 'برای جلسه فنی شنبه',
    text: 'نکته‌های آن را در دستور جلسه بگذارم.',
    pinned: false,
  },
  { type: 'Content', title: 'به همکار نت بفرستم', text: 'پیش از خرید بعدی بخواند.', pinned: false },
] as const;

/** Writes the demo buyer's notes; the other buyer has none. */
export async function seedNotes(db: Database, { now }: ContentSeed): Promise<void> {
  const { rows } = await sql<{ type: string; id: number }>`
    select object_type as type, object_id as id from content.user_favorite
    where user_id = ${DEMO_BUYER.id} order by created_at desc`.execute(db);
  const left = Map.groupBy(rows, ({ type }) => type);
  for (const [index, { type, title, text, pinned }] of NOTES.entries()) {
    const object = left.get(type)?.shift();
    const at = new Date(now.getTime() - (index + 1) * 41 * HOUR_MS);
    if (object !== undefined) {
      await sql`
        insert into content.note (user_id, object_type, object_id, title, text, pinned, created_at, updated_at)
        values (${DEMO_BUYER.id}, ${type}, ${object.id}, ${title}, ${text}, ${pinned}, ${at}, ${at})`.execute(
        db,
      );
    }
  }
}
