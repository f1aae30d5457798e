import { describe, expect, it } from 'vitest';
import { readStatementView, statementPath } from './statement-address.rules.ts';

const read = (query: string) => readStatementView(new Request(`https://bazaar.test/profile/wallet${query}`));

describe('the address of a statement', () => {
  it('reads back what it has written', () => {
    const view = { type: 'Refund', page: 3 } as const;

    expect(read(new URL(statementPath(view), 'https://bazaar.test').search)).toEqual(view);
  });

  it('is the plain one for the first page of everything', () => {
    expect(statementPath({ type: null, page: 1 })).toBe('/profile/wallet');
    expect(read('')).toEqual({ type: null, page: 1 });
  });

  it.each(['?type=Gold&page=0', '?type=&page=-2', '?page=1e3', '?type=constructor&page=۲'])(
    'shows everything from the first page for %s',
    (query) => {
      expect(read(query)).toEqual({ type: null, page: 1 });
    },
  );
});
