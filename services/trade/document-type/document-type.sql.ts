import type { TradeDocumentType } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** All types of documents, in order. */
export async function findDocumentTypes(db: Database): Promise<TradeDocumentType[]> {
  const { rows } = await sql<TradeDocumentType>`
    select id, code, title from trade.document_type order by id`.execute(db);
  return rows;
}
