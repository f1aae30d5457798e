/**
 * What becomes of the rows of one table, and when. Every table of a service has a rule in its `retention.rules.ts`; a test
 * compares the lists with the tables of the database.
 */
export type RetentionRule = TimedRule | FollowingRule | KeptRule;

interface TableRule {
  /** With its schema. */
  readonly table: `${string}.${string}`;
  /** What a row is, in a few words. */
  readonly holds: string;
}

/** Rows that are deleted, or whose named columns are emptied, some days after an instant of theirs. */
export interface TimedRule extends TableRule {
  readonly does: 'delete' | 'empty';
  readonly days: number;
  /** Columns with the instant; the first that is old enough counts, and one without a value never is. */
  readonly after: readonly string[];
  /** Of `empty`: the columns that become null. */
  readonly columns?: readonly string[];
  /** Rows with these values alone. */
  readonly only?: Readonly<Record<string, string | boolean>>;
  /** A row that another table refers to is left. */
  readonly unlessIn?: { readonly table: string; readonly column: string };
}

/** Rows that something else removes: the rows of another table that they belong to, or a job that does more than delete. */
export interface FollowingRule extends TableRule {
  readonly does: 'follow';
  /** The table or the kind of the job. */
  readonly what: string;
}

/** Rows that stay, with the reason. */
export interface KeptRule extends TableRule {
  readonly does: 'keep';
  readonly why: string;
}

/** Whether rows end by themselves with time. */
export function isTimed(rule: RetentionRule): rule is TimedRule {
  return rule.does === 'delete' || rule.does === 'empty';
}

/** Several tables that stay for the same reason: what a row of each is, by its table. */
export function kept(why: string, tables: Readonly<Record<`${string}.${string}`, string>>): KeptRule[] {
  return Object.entries(tables).map(([table, holds]) => ({
    ...{ table: table as KeptRule['table'], holds },
    ...{ does: 'keep' as const, why },
  }));
}
