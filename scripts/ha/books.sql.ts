import type { Connection } from '../../services/kit/database/own-connection.ts';

/** How often the amount of each charge was put into a wallet. */
export async function countCharges(
  client: Connection,
  amounts: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ amount: string; count: number }>(
    `select amount_rial::text as amount, count(*)::int as count from wallet.entry
     where amount_rial = any($1::bigint[]) group by amount_rial`,
    [amounts],
  );
  return new Map(rows.map(({ amount, count }) => [amount, count]));
}

/** How often each message is there. */
export async function countMessages(
  client: Connection,
  texts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ text: string; count: number }>(
    `select text, count(*)::int as count from notification.message where text = any($1::text[]) group by text`,
    [texts],
  );
  return new Map(rows.map(({ text, count }) => [text, count]));
}
