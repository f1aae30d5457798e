import * as z from 'zod/mini';

/** The largest of the database's `integer` columns. */
export const LARGEST_ID = 2_147_483_647;

/** Identifiers are positive 32-bit integers, as the database's `integer` columns are. */
export const entityId = () => z.int().check(z.positive(), z.lte(LARGEST_ID));

/** Identifiers of what never stops growing, as payments and the ledger do: positive, in `bigint` columns. */
export const lastingId = () => z.int().check(z.positive());

/** An instant: ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** A calendar day: `YYYY-MM-DD`. */
export const Day = z.iso.date();

/** Money: whole rial, as a JSON integer. Every field with such an amount ends in `Rial`. */
export const Rial = z.int().check(z.nonnegative());

/** Version of an editable record, from 1; sent back as `If-Match`. */
export const RowVersion = z.int().check(z.positive());

/** A whole number of things. */
export const Count = z.int().check(z.nonnegative());

export const NonEmptyText = z.string().check(z.minLength(1));
