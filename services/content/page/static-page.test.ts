import { getPageByUniqueName } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const read = (name: string, version?: number) =>
  site.answer(
    getPageByUniqueName,
    `GET /pages/by-uniquepagename?uniquePageName=${name}${version === undefined ? '' : `&version=${version}`}`,
  );
const change = (name: string, summary: string) =>
  sql`update content.page set summary = ${summary}, updated_at = ${site.clock()} where unique_name = ${name}`.execute(
    site.db,
  );

describe('versions of a static page', () => {
  it('are kept with each change of its text, and can be read again', async () => {
    const before = await read('aboutus');
    site.clock.advance(60_000);
    await change('aboutus', 'خلاصه تازه');
    const after = await read('aboutus');

    expect([before.version, before.formerVersions]).toEqual([1, []]);
    expect([after.version, after.summary, after.updatedAt]).toEqual([
      2,
      'خلاصه تازه',
      site.clock().toISOString(),
    ]);
    expect(after.formerVersions).toEqual([{ version: 1, updatedAt: before.updatedAt }]);
    expect(await read('aboutus', 1)).toEqual({ ...before, formerVersions: after.formerVersions });
    expect(await read('aboutus', 2)).toEqual(after);
  });

  it('are not made by a change of anything else', async () => {
    await sql`update content.page set visits = visits + 1 where unique_name = 'privacy'`.execute(site.db);
    await change('privacy', (await read('privacy')).summary);

    expect((await read('privacy')).version).toBe(1);
  });

  it('that were never written are a 404', async () => {
    const ask = (version: string) =>
      site.refusal(`GET /pages/by-uniquepagename?uniquePageName=aboutus&version=${version}`);

    expect(await ask('9')).toBe('404 not_found');
    expect(await ask('0')).toBe('400 validation');
    expect(await ask('x')).toBe('400 validation');
  });

  it('of the demo’s terms are two', async () => {
    const { version, formerVersions } = await read('policy');

    expect([version, formerVersions.length]).toEqual([2, 1]);
    expect((await read('policy', 1)).body).not.toEqual((await read('policy')).body);
  });
});
