import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { ContentSeed } from './content-seed.ts';
import { parseRichText } from './rich-text-source.rules.ts';
import { fieldOf, readSources } from './source-files.ts';

/** The topic of each help text; the others belong to the account. */
const TOPICS: Readonly<Record<string, string>> = {
  'search-scopes': 'search',
  'property-filter': 'search',
  'compare-offers': 'search',
  'direct-order-create': 'order',
  'direct-order-confirm': 'order',
  'address-default': 'order',
  'request-need-by': 'order',
  'request-po-number': 'order',
  'request-delivery-terms': 'order',
  'request-documents': 'order',
  'wallet-charge': 'payment',
  'payment-retry': 'payment',
};

/** Writes the help texts. */
export async function seedHelp(db: Database, { now }: ContentSeed): Promise<void> {
  const sources = await readSources(new URL('./help/', import.meta.url));
  for (const [index, source] of sources.entries()) {
    const uniqueId = fieldOf(source, 'unique-id');
    await sql`
      insert into content.help_item (id, unique_id, title, body, topic, ordinal, updated_at)
      values (${index + 1}, ${uniqueId}, ${fieldOf(source, 'title')}, ${JSON.stringify(parseRichText(source.body))},
        ${TOPICS[uniqueId] ?? 'account'}, ${index}, ${now})`.execute(db);
  }
  await sql`
    select setval(pg_get_serial_sequence('content.help_item', 'id'), ${sources.length})`.execute(db);
}
