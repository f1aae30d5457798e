import type { Account, Entry, Ledger, StatementLine } from './ledger.types.ts';

/** Money enters and leaves through these accounts, so they alone may be below zero. */
const OUTSIDE = /^(gateway:|bank:)/;

/** Faults of the books in themselves: unbalanced transactions, entries and balances that do not follow from each other. */
export function findBookFaults(ledger: Ledger): string[] {
  return [...balanceFaults(ledger), ...accountFaults(ledger), ...statementFaults(ledger)];
}

/** Groups a list by a key, each group in the order of the list. */
export function groupBy<Item, Key>(list: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group === undefined) {
      groups.set(keyOf(item), [item]);
    } else {
      group.push(item);
    }
  }
  return groups;
}

/** The sum of some amounts. */
export function sumOf(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) {
    sum += amount;
  }
  return sum;
}

function balanceFaults({ accounts, transactions, entries }: Ledger): string[] {
  const byTransaction = groupBy(entries, ({ transactionId }) => transactionId);
  const faults = transactions.flatMap(({ id }) => {
    const own = byTransaction.get(id) ?? [];
    const sum = sumOf(own.map(({ amountRial }) => amountRial));
    const few = own.length < 2 ? [`transaction ${id} has ${own.length} entries`] : [];
    return sum === 0 ? few : [...few, `transaction ${id} does not balance: its entries sum up to ${sum}`];
  });
  const known = new Set(transactions.map(({ id }) => id));
  const strays = [...byTransaction.keys()].filter((id) => !known.has(id));
  const total = sumOf(accounts.map(({ balanceRial }) => balanceRial));
  return [
    ...faults,
    ...strays.map((id) => `entries of transaction ${id}, which is not there`),
    ...(total === 0 ? [] : [`all balances sum up to ${total}`]),
  ];
}

function accountFaults({ accounts, entries }: Ledger): string[] {
  const byAccount = groupBy(entries, ({ accountId }) => accountId);
  return accounts.flatMap((account) => replayFaults(account, byAccount.get(account.id) ?? []));
}

function replayFaults({ code, balanceRial }: Account, entries: readonly Entry[]): string[] {
  const faults: string[] = [];
  const isOutside = OUTSIDE.test(code);
  let balance = 0;
  for (const { id, amountRial, balanceAfterRial } of entries) {
    balance += amountRial;
    if (balance !== balanceAfterRial) {
      faults.push(`${code}: entry ${id} notes ${balanceAfterRial} where the replay has ${balance}`);
    }
    if (balance < 0 && !isOutside) {
      faults.push(`${code} was below zero after entry ${id}: ${balance}`);
    }
  }
  return balance === balanceRial
    ? faults
    : [...faults, `${code} has ${balanceRial}, but its entries sum up to ${balance}`];
}

interface Moved {
  available: number;
  held: number;
}

/** What each transaction moved for each user. */
export function movedByUser({ accounts, entries }: Ledger): Map<number, Map<number, Moved>> {
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  const users = new Map<number, Map<number, Moved>>();
  for (const { accountId, transactionId, amountRial } of entries) {
    const account = accountOf.get(accountId);
    if (account == null || account.ownerUserId === null) {
      continue;
    }
    const moves = users.get(account.ownerUserId) ?? new Map<number, Moved>();
    users.set(account.ownerUserId, moves);
    const moved = moves.get(transactionId) ?? { available: 0, held: 0 };
    moves.set(transactionId, moved);
    moved[account.code.endsWith(':held') ? 'held' : 'available'] += amountRial;
  }
  return users;
}

function statementFaults(ledger: Ledger): string[] {
  const linesOf = groupBy(ledger.lines, ({ userId }) => userId);
  const movesOf = movedByUser(ledger);
  const users = new Set([...linesOf.keys(), ...movesOf.keys()]);
  return [...users].flatMap((userId) =>
    statementFaultsOf(userId, linesOf.get(userId) ?? [], movesOf.get(userId) ?? new Map()),
  );
}

function statementFaultsOf(
  userId: number,
  lines: readonly StatementLine[],
  moves: ReadonlyMap<number, Moved>,
): string[] {
  const faults: string[] = [];
  const seen = new Set<number>();
  const after: Moved = { available: 0, held: 0 };
  for (const line of lines) {
    const moved = moves.get(line.transactionId);
    if (moved === undefined || seen.has(line.transactionId)) {
      faults.push(`statement of user ${userId}: line ${line.id} shows no entry of its own`);
      continue;
    }
    seen.add(line.transactionId);
    after.available += moved.available;
    after.held += moved.held;
    if (!showsMove(line, moved, after)) {
      faults.push(`statement of user ${userId}: line ${line.id} differs from its entries`);
    }
  }
  const missing = [...moves.keys()].filter((id) => !seen.has(id));
  return [...faults, ...missing.map((id) => `statement of user ${userId}: no line for transaction ${id}`)];
}

function showsMove(line: StatementLine, moved: Moved, after: Moved): boolean {
  const isIn = (moved.available === 0 ? moved.held : moved.available) > 0;
  return (
    line.direction === (isIn ? 'in' : 'out') &&
    line.amountRial === Math.max(Math.abs(moved.available), Math.abs(moved.held)) &&
    line.availableAfterRial === after.available &&
    line.balanceAfterRial === after.available + after.held
  );
}
