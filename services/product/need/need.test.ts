import { answerNeed, type NeedAnswer } from '@bazaar/contracts/product';
import { toJalali } from '@bazaar/locale';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSeries } from '../../seed/many-base-products.sql.ts';
import { NOW, openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';
import { toOffers } from '../supplier-product/supplier-product.rules.ts';
import { selectOffers } from '../supplier-product/supplier-product.sql.ts';
import { createKnowledgeCache } from '../understanding/knowledge.cache.ts';
import { createKnownCache } from './known.cache.ts';
import type { Known } from './known.rules.ts';
import { readNeed } from './need.rules.ts';
import { differencesOf, isoDayOf, URGENT_DAYS } from './need-offers.rules.ts';
import { selectNeedOffers } from './need-offers.sql.ts';
import { saleQuantity } from './sale-quantity.rules.ts';

const TODAY = toJalali(NOW.toISOString());

let app: SeededApp;
let known: Known;
let goods: { id: number; title: string; saleUnit: string }[];
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  app = await openSeededApp({ products: 3_000 });
  goods = await selectGoods();
  // Some prices that are valid no longer, some offers that are delivered everywhere, and one city in another spelling.
  await sql`
    update product.supplier_product
    set price_valid_until = case when id % 4 = 0 and price_rial is not null then date '2026-11-19' else price_valid_until end,
      delivery_cities = case id % 7 when 0 then '{}' when 1 then array['ابادان'] else delivery_cities end
    where base_product_id = any(${goods.map(({ id }) => id)}::int[])`.execute(app.db);
  const context = { db: app.db, clock: () => NOW, log: undefined as never };
  const knowledge = createKnowledgeCache({
    ...context,
    onListen: () => undefined,
    onClose: (stop) => stops.push(stop),
  });
  known = await createKnownCache(context, knowledge).read();
}, 240_000);
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await app?.close();
});

const ask = (text: string) => app.call(answerNeed, { query: { text } });

/** Goods with many offers, and some with many sizes. */
async function selectGoods() {
  const { rows } = await sql<{ id: number; title: string; saleUnit: string }>`
    select base.id, base.title, base.sale_unit as "saleUnit"
    from product.base_product as base
    join product.supplier_product as item on item.base_product_id = base.id and item.is_listed
    group by base.id
    order by count(distinct item.variant_id) desc, base.id limit 14`.execute(app.db);
  return rows;
}

/** All offers of all matching sizes, judged one by one. */
async function judgeAll(text: string) {
  const { good, quantity: asked, city, budget, time } = readNeed(text, known, TODAY);
  if (good === null) {
    throw new Error(`«${text}» names nothing.`);
  }
  const { id, table } = good.need.family;
  const quantity = asked === null ? null : saleQuantity(asked, good);
  const withinDays = time === null ? null : (time.withinDays ?? URGENT_DAYS);
  const terms = { city: city?.text ?? null, budget, withinDays, quantity, today: isoDayOf(TODAY) };
  const { rows: codes } = await sql<{ id: number; code: string }>`
    select id, code from product.variant where base_product_id = ${id}`.execute(app.db);
  const codeOf = new Map(codes.map((variant) => [variant.id, variant.code]));
  const sizes = good.specification.variants.map((place) => codeOf.get(table.variants[place]?.id ?? 0) ?? '');
  const judged = await Promise.all(
    sizes.map(async (code) => {
      const rows = await selectOffers(app.db, { baseProductId: id, variantCode: code, take: 100_000 });
      const cities = new Map(rows.map((row) => [row.id, row.deliveryCities]));
      return toOffers(rows, quantity ?? undefined).map((offer) => {
        const price = offer.forQuantity === null ? offer.priceRial : offer.forQuantity.unitPriceRial;
        const place = {
          cityTitle: offer.supplier.cityTitle,
          deliveryCities: cities.get(offer.productId) ?? [],
        };
        return {
          code,
          price,
          differences: differencesOf({ ...offer, ...place, unitPriceRial: price }, terms),
        };
      });
    }),
  );
  return judged.flat();
}

type Judged = Awaited<ReturnType<typeof judgeAll>>;

const KINDS = ['place', 'price', 'delivery', 'quantity'];
const cost = (price: number | null) => price ?? Number.POSITIVE_INFINITY;

/** Codes and prices of the offers that must be shown. */
function expectedOf({ unkept }: NeedAnswer, all: Judged) {
  const judged = unkept.length > 0 ? [] : all;
  const kept = judged.filter(({ differences }) => differences.length === 0);
  const exact = [...Map.groupBy(kept, ({ code }) => code)].slice(0, 3).map(([code, offers]) => ({
    code,
    prices: offers
      .map(({ price }) => cost(price))
      .sort((one, other) => one - other)
      .slice(0, 4),
  }));
  const others = judged.filter(({ differences }) => differences.length > 0);
  const least = Math.min(...others.map(({ differences }) => differences.length));
  const near = others
    .filter(({ differences }) => differences.length === least && (least === 1 || kept.length === 0))
    .map(({ price, differences }) => ({
      price: cost(price),
      difference: differences[0],
      count: differences.length,
    }))
    .sort(
      (one, other) =>
        KINDS.indexOf(one.difference?.kind ?? '') - KINDS.indexOf(other.difference?.kind ?? '') ||
        one.price - other.price,
    )
    .slice(0, 6)
    .map(({ price, difference, count }) => `${difference?.kind} ${price} of ${count}`);
  return { exact, near };
}

type Offer = NeedAnswer['near'][number]['offer'];

const priceOf = ({ forQuantity, priceRial }: Offer) =>
  cost(forQuantity === null ? priceRial : forQuantity.unitPriceRial);
const shownOf = ({ exact, near }: NeedAnswer) => ({
  exact: exact.map(({ variant, offers }) => ({ code: variant.code, prices: offers.map(priceOf) })),
  near: near.map(
    ({ offer, difference, others = [] }) => `${difference.kind} ${priceOf(offer)} of ${others.length + 1}`,
  ),
});

const kindOf = ({ difference }: NeedAnswer['near'][number]) =>
  difference.kind === 'price' && difference.toConfirm === true ? 'toConfirm' : difference.kind;

describe('the offers for a need', () => {
  const kinds = new Set<string>();
  const counts = new Set<number>();

  it.each([
    () => '',
    () => '، تحویل آبادان',
    () => '، تحویل اصفهان، ظرف ۳ روز',
    (unit: string) => `، ۷ ${unit}، فوری`,
    (unit: string) => `، ۲ ${unit}، بودجه ۲۰ میلیون تومان`,
    (unit: string) => `، ۱۰۰۰ ${unit}، بودجه ۵ میلیارد تومان، تحویل شیراز ظرف ۱۰ روز`,
    () => '، هر واحد زیر ۳ میلیون تومان، تحویل تهران',
  ])('are judged as the rules judge each of them', async (terms) => {
    for (const { title, saleUnit } of goods) {
      const text = `${title}${terms(saleUnit)}`;
      const answer = await ask(text);
      const judged = await judgeAll(text);

      expect({ text, ...shownOf(answer) }).toEqual({ text, ...expectedOf(answer, judged) });
      for (const kind of answer.near.map(kindOf)) {
        kinds.add(kind);
      }
      for (const { others = [] } of answer.near) {
        counts.add(others.length + 1);
      }
    }
  });

  it('were of all kinds, and where none differs in one thing, those with the fewest differences', () => {
    expect(Math.max(...counts)).toBeGreaterThan(1);
    expect([...kinds].sort()).toEqual(['delivery', 'place', 'price', 'quantity', 'toConfirm']);
  });

  it('are found in the last size of a long table', async () => {
    const [, , { id: baseId = 0 } = {}] = goods;
    await sql`
      insert into product.variant (id, base_product_id, code, title, ordinal)
      select 9000000 + place, base_product_id, code || '-L' || place, title || ' ' || place, ordinal + 1000 + place
      from (select * from product.variant where base_product_id = ${baseId} order by ordinal limit 1) as own
      cross join generate_series(1, 30) as place`.execute(app.db);
    const { rows: offers } = await sql<{ id: number }>`
      update product.supplier_product as item set lead_time_days = 1 + (item.id <> last.id)::int
      from (select max(id) as id from product.supplier_product where base_product_id = ${baseId} and is_listed) as last
      where item.base_product_id = ${baseId} returning last.id`.execute(app.db);
    await sql`
      update product.supplier_product set variant_id = 9000030 where id = ${offers[0]?.id}`.execute(app.db);
    const { rows: sizes } = await sql<{ id: number }>`
      select id from product.variant where base_product_id = ${baseId} order by ordinal`.execute(app.db);

    const terms = { ...{ city: null, budget: null, quantity: null }, withinDays: 1, today: '2020-01-01' };
    const most = { variants: 3, offersOfVariant: 4, near: 6 };
    const found = await selectNeedOffers(
      app.db,
      { familyId: baseId, baseIds: [baseId], variantIds: sizes.map(({ id }) => id) },
      { terms, most },
    );

    expect(sizes.length).toBeGreaterThan(30);
    expect(found.map(({ id, shownId }) => [id, shownId])[0]).toEqual([offers[0]?.id, 9_000_030]);
    expect(found.filter(({ leadTimeDays }) => leadTimeDays === 1)).toHaveLength(1);
  });

  it('are kept until the database notifies a change', async () => {
    const [good] = goods;
    const text = `${good?.title} ، تحویل زاهدان`;
    const minOrder = (answer: NeedAnswer) =>
      answer.near[0]?.offer.minOrder ?? answer.exact[0]?.offers[0]?.minOrder;
    const before = minOrder(await ask(text));
    await sql`
      update product.supplier_product set min_order = min_order + 1 where base_product_id = ${good?.id}`.execute(
      app.db,
    );

    expect(minOrder(await ask(text))).toBe(before);
    await sql`select pg_notify('product_results', '')`.execute(app.db);
    await expect.poll(async () => minOrder(await ask(text))).toBe((before ?? 0) + 1);
  });
});

/** A need for one size of a good, with its offers. */
async function selectSize() {
  const { rows } = await sql<{ baseId: number; code: string }>`
    select variant.base_product_id as "baseId", variant.code
    from product.variant
    join product.supplier_product as item on item.variant_id = variant.id and item.is_listed
    where variant.base_product_id = ${goods[1]?.id}
    group by variant.id order by count(*) desc, variant.id limit 1`.execute(app.db);
  const [size] = rows;
  if (size === undefined) {
    throw new Error('There are no offers.');
  }
  return { ...size, text: `${goods[1]?.title} ${size.code}` };
}

const codesOf = ({ exact, near }: NeedAnswer) =>
  new Set([...exact, ...near].map(({ variant }) => variant.code));
const offersOf = ({ exact, near }: NeedAnswer) =>
  [...exact.flatMap(({ offers }) => offers), ...near.map(({ offer }) => offer)]
    .map(({ productId }) => productId)
    .sort((one, other) => one - other);

describe('the sizes for a need', () => {
  it('stay the same while the order of a size table changes', async () => {
    const { baseId, code, text } = await selectSize();
    expect(codesOf(await ask(text))).toEqual(new Set([code]));

    await app.db.transaction().execute(async (transaction) => {
      await sql`update product.variant set ordinal = ordinal + 100000 where base_product_id = ${baseId}`.execute(
        transaction,
      );
      await sql`update product.variant set ordinal = 200001 - ordinal where base_product_id = ${baseId}`.execute(
        transaction,
      );
    });

    expect(codesOf(await ask(`${text} `))).toEqual(new Set([code]));
  });

  it('have the offers of all series of a good', async () => {
    const { baseId, code, text } = await selectSize();
    const before = offersOf(await ask(text));
    expect(before.length).toBeGreaterThan(0);
    await writeSeries(app.db, {
      first: { baseProduct: 1_000_001, variant: 10_000_001 },
      series: 1,
      title: 'سری ۲',
    });
    await sql`
      update product.supplier_product as item
      set base_product_id = same.base_product_id, variant_id = same.id
      from product.variant as own join product.variant as same on same.code = own.code || '-R1'
      where own.id = item.variant_id and own.base_product_id = ${baseId}`.execute(app.db);

    await expect.poll(async () => offersOf(await ask(text)), { timeout: 15_000 }).toEqual(before);
    const answer = await ask(text);
    expect(answer.good?.id).toBe(baseId);
    expect(codesOf(answer)).toEqual(new Set([code]));
    expect(answer.exact[0]?.offers[0]?.variantCode ?? answer.near[0]?.offer.variantCode).toBe(`${code}-R1`);

    const named = await ask(text.replace(goods[1]?.title ?? '', `${goods[1]?.title} سری ۲`));
    expect(named.good?.id).toBeGreaterThan(1_000_000);
    expect(offersOf(named)).toEqual(before);
  }, 60_000);
});
