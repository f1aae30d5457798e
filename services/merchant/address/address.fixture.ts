import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** An address as a form sends it, in district 6 of Tehran. */
export async function givenAddress(db: Database, changes: object = {}) {
  const { rows } = await sql<{ provinceId: number; cityId: number; urbanAreaId: number }>`
    select city.province_id as "provinceId", city.id as "cityId", area.id as "urbanAreaId"
    from merchant.city join merchant.urban_area as area on area.city_id = city.id
    where city.title = 'تهران' and area.ordinal = 6`.execute(db);
  return {
    ...rows[0],
    title: 'دفتر',
    address: 'خیابان مطهری، کوچه نمونه',
    plaque: '۱۲',
    postalCode: '۱۵۸۷۶۵۴۳۲۱',
    receiverName: 'مریم کاظمی',
    receiverMobile: '09121234567',
    ...changes,
  };
}
