import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';

const BATCH = 2_000;

interface BatchInsert<Row> {
  /** Schema and table, for example `product.category`. */
  readonly table: string;
  /** Name and SQL type of each column; `Row` has the same keys. */
  readonly columns: Readonly<Record<keyof Row & string, string>>;
  readonly rows: readonly Row[];
}

/** Inserts many rows, two thousand per statement. */
export async function insertRows<Row extends object>(
  db: Database,
  { table, columns, rows }: BatchInsert<Row>,
): Promise<void> {
  const names = Object.keys(columns);
  const targets = sql.join(names.map((name) => sql.ref(name)));
  const shape = sql.join(
    Object.entries<string>(columns).map(([name, type]) => sql`${sql.ref(name)} ${typeName(type)}`),
  );
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = JSON.stringify(rows.slice(from, from + BATCH));
    await sql`
      insert into ${sql.table(table)} (${targets}) overriding system value
      select ${targets} from json_to_recordset(${batch}::json) as given(${shape})`.execute(db);
  }
}

/** A type's name is part of the statement, so only plain names are accepted. */
function typeName(type: string): RawBuilder<unknown> {
  if (!/^[a-z]+( precision)?(\[\])?$/.test(type)) {
    throw new TypeError(`"${type}" is not the name of a column type.`);
  }
  return sql.raw(type);
}
