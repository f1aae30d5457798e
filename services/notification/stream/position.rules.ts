/** A snapshot as PostgreSQL writes it: `xmin:xmax:xip,xip`. */
const SNAPSHOT = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19}){0,999})?)$/;
const MAX_LENGTH = 8_000;

/**
 * A position that a client sends back, when the database could have written it; null for any other text. PostgreSQL
 * refuses a snapshot whose transactions are out of order with an error.
 */
export function readPosition(text: string | undefined): string | null {
  const parts = text === undefined || text.length > MAX_LENGTH ? null : SNAPSHOT.exec(text);
  if (parts === null) {
    return null;
  }
  const [whole, first = '', end = '', open = ''] = parts;
  const [xmin, xmax] = [BigInt(first), BigInt(end)];
  const running = open === '' ? [] : open.split(',').map(BigInt);
  const isOrdered = running.every((xid, index) => {
    const before = running[index - 1];
    return xid >= xmin && xid < xmax && (before === undefined || before < xid);
  });
  return xmin > 0n && xmin <= xmax && isOrdered ? whole : null;
}
