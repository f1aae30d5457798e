import { getSiteFigures } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

const FIVE_MINUTES_MS = 300_000;
let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const figures = () => site.answer(getSiteFigures, 'GET /site/figures');
/** Of a new count. */
const figuresLater = () => {
  site.clock.advance(FIVE_MINUTES_MS);
  return figures();
};

describe('GET site/figures', () => {
  it('counts what the database holds, and names the moment', async () => {
    const before = await figures();
    await sql`
      update merchant.supplier set is_active = false
      where id = (select min(id) from merchant.supplier where is_active)`.execute(site.db);
    const { rows } = await sql<{ suppliers: number; provinces: number }>`
      select count(*)::int as suppliers, count(distinct city.province_id)::int as provinces
      from merchant.supplier join merchant.city on city.id = supplier.city_id where is_active`.execute(
      site.db,
    );
    const after = await figuresLater();

    expect(after.suppliers).toMatchObject({ ...rows[0] });
    expect(after.suppliers?.suppliers).toBe((before.suppliers?.suppliers ?? 0) - 1);
    expect(after.offers?.offers).toBeGreaterThan(after.offers?.baseProducts ?? 0);
    expect(after.countedAt).toBe(site.clock().toISOString());
  });

  it('counts once for all who ask within five minutes', async () => {
    const before = await figuresLater();
    await sql`update merchant.supplier set is_active = true`.execute(site.db);
    site.clock.advance(FIVE_MINUTES_MS - 1);

    expect(await Promise.all([figures(), figures()])).toEqual([before, before]);
    site.clock.advance(1);
    expect((await figures()).suppliers?.suppliers).toBe((before.suppliers?.suppliers ?? 0) + 1);
  });

  it('leaves out a figure that cannot be counted, and no other', async () => {
    await sql`alter function product.site_figures() rename to site_figures_away`.execute(site.db);
    const { suppliers, offers } = await figuresLater();
    await sql`alter function product.site_figures_away() rename to site_figures`.execute(site.db);

    expect([suppliers === null, offers]).toEqual([false, null]);
  });

  it('calls an answer time typical from five quotes on', async () => {
    // The events of the demo are none of the last thirty days any more.
    site.clock.advance(60 * 86_400_000);
    const { rows } = await sql<{ id: number }>`select id from trade.request order by id limit 5`.execute(
      site.db,
    );
    const answer = async (index: number, minutes: number) => {
      const published = new Date(site.clock().getTime() - 86_400_000);
      const quoted = new Date(published.getTime() + minutes * 60_000);
      await sql`
        insert into trade.event (request_id, at, actor_kind, type, from_status, to_status)
        values (${rows[index]?.id}, ${published}, 'buyer', 'confirmAndPublish', 'ConfirmationRequested', 'Published'),
          (${rows[index]?.id}, ${quoted}, 'supplier', 'quote', 'Published', 'Quoted')`.execute(site.db);
    };
    for (const [index, minutes] of [30, 60, 90, 600].entries()) {
      await answer(index, minutes);
    }
    expect((await figuresLater()).typicalAnswerMinutes).toBeNull();
    await answer(4, 120);

    expect((await figuresLater()).typicalAnswerMinutes).toBe(90);
    site.clock.advance(31 * 86_400_000);
    expect((await figures()).typicalAnswerMinutes).toBeNull();
  });

  it('finds the quotes of a span by their index, among many other events', async () => {
    await sql`
      insert into trade.event (request_id, at, actor_kind, type, from_status, to_status)
      select (select min(id) from trade.request), timestamptz '2020-01-01' + number * interval '1 minute', 'system',
        'remind', 'Draft', 'Draft'
      from generate_series(1, 20000) as number`.execute(site.db);
    await sql`analyze trade.event`.execute(site.db);
    const { rows: bodies } = await sql<{ body: string }>`
      select prosrc as body from pg_proc where oid = 'trade.typical_answer_minutes'::regproc`.execute(
      site.db,
    );
    const body = bodies[0]?.body.replaceAll(/\bsince\b/g, `timestamptz '2026-01-01'`) ?? '';
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(body)}`.execute(site.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');

    expect(plan).toContain('event_quoted');
    expect(plan).not.toContain('Seq Scan on event');
  });
});
