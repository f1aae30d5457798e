import { listSearchResults } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';
import { BASE_SCOPES, baseScopesOf } from './search-scope.rules.ts';
import { searchWords } from './search-term.rules.ts';

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp();
}, 120_000);
afterAll(() => app?.close());

const search = (term: string, rest: object = {}) => app.call(listSearchResults, { query: { term, ...rest } });

describe('a correction', () => {
  it('is applied when nothing is found, and marked as applied', async () => {
    const response = await search('پمب سانتریفیوژ');
    expect(response.correction).toEqual({ term: 'پمپ سانتریفیوژ', kind: 'spelling', isApplied: true });
    const meant = await search('پمپ سانتریفیوژ');
    expect(meant.correction).toBeNull();
    expect({ ...response, correction: null }).toEqual(meant);
  });

  it('translates the other keyboard layout in both directions', async () => {
    expect((await search(';hfg')).correction).toEqual({ term: 'کابل', kind: 'keyboard', isApplied: true });
    expect((await search('سف۳۷')).correction).toEqual({ term: 'st۳۷', kind: 'keyboard', isApplied: true });
  });

  it('is only offered when the typed term has results', async () => {
    await sql`select product.upsert_search_document('content', 900100, 'content', null, 'کابل', 'slug', 'واژه گربکس',
      '{"family":"doc","seed":1,"dimensionMm":null,"code":null}', 1)`.execute(app.db);
    const response = await search('گربکس');
    expect(response.correction).toEqual({ term: 'گیربکس', kind: 'spelling', isApplied: false });
    expect(response.items.map(({ id }) => id)).toEqual([900_100]);
    await sql`select product.delete_search_document('content', 900100, 'content')`.execute(app.db);
  });

  it('does not exist for words of a title, for codes and for nonsense', async () => {
    for (const term of ['PVC', 'زرافه بنفش', 'zxqv', '99999', '؟!']) {
      expect((await search(term)).correction).toBeNull();
    }
  });
});

describe('the words and scopes of a search', () => {
  it('equal those of the database', async () => {
    const { rows } = await sql<{ text: string; words: string[]; lexemes: string[]; ours: string[] }>`
      select text, kit.search_words(text) as words, kit.search_lexemes(text) as lexemes, product.lexemes(text) as ours
      from (
        select title || ' ' || summary as text from product.search_document
        union all
        select string_agg(chr(code), ' ' order by code) from (
          select code from generate_series(1, 12543) as code where code not between 55296 and 57343
        ) as every_code group by code / 40
      ) as given`.execute(app.db);
    for (const { text, words, lexemes, ours } of rows) {
      expect(searchWords(text)).toEqual(words);
      expect([...ours].sort()).toEqual([...lexemes].sort());
    }
    expect(rows.length).toBeGreaterThan(1000);
  });

  it("equal the database's scopes", async () => {
    const { rows } = await sql<{ scope: string; parts: string[] }>`
      select scope, product.base_scopes(scope) as parts from unnest(array['everywhere', 'supplierProduct', 'content']) as scope`.execute(
      app.db,
    );
    for (const { scope, parts } of rows) {
      expect([...parts].sort()).toEqual([...baseScopesOf(scope as 'content')].sort());
    }
    expect(BASE_SCOPES).toHaveLength(8);
  });
});
