import { SupplierProductSummary } from '@bazaar/contracts/product';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

const NOW = '2026-11-20T08:00:00.000Z';
const PRODUCT = SupplierProductSummary.parse({
  ...{ id: 5, baseProductId: 9, variantCode: 'DP-50-200', categoryType: 'Product' },
  category: { id: 2021, title: 'پمپ سانتریفیوژ', slug: 'پمپ-سانتریفیوژ' },
  ...{ title: 'پمپ گریز از مرکز DP-50', slug: 'پمپ-گریز-از-مرکز', sku: 'DP-50-200' },
  ...{ priceKind: 'fixed', priceRial: 865_000_000, priceValidUntil: '2099-11-26', saleUnit: 'دستگاه' },
  keyFacts: [{ title: 'دبی', value: 50, maxValue: null, text: null, isCode: false, unitSymbol: 'm³/h' }],
  offersCount: 1,
  supplier: {
    ...{ id: 40, name: 'صنایع نمونه‌پمپ', slug: 'صنایع-نمونه-پمپ', cityTitle: 'اصفهان' },
    verifiedAt: '2026-10-04T08:00:00Z',
  },
  drawing: { family: 'pump', seed: 5, dimensionMm: 1240, code: 'DP-50-200' },
});

/** A copy of the packages as in a server, which keeps markup. */
async function serverCopy() {
  vi.resetModules();
  const [{ ProductTile }, { keepMarkup }] = await Promise.all([
    import('./product-tile.tsx'),
    import('@bazaar/drawing'),
  ]);
  const toMarkup = vi.fn(renderToString);
  return { ProductTile, toMarkup, keep: () => keepMarkup(toMarkup) };
}

it('a kept card has the markup that is rendered without keeping it, for whatever it shows', async () => {
  const { ProductTile, keep } = await serverCopy();
  const tiles = [
    <ProductTile key="1" product={PRODUCT} now={NOW} />,
    <ProductTile key="2" product={PRODUCT} now={NOW} level={2} />,
    <ProductTile key="3" product={PRODUCT} now={NOW} withSupplier={false} />,
    <ProductTile key="4" product={{ ...PRODUCT, priceRial: null }} now={NOW} />,
    <ProductTile key="5" product={{ ...PRODUCT, priceValidUntil: '2020-01-01' }} now={NOW} />,
    <ProductTile key="6" product={{ ...PRODUCT, offersCount: 4 }} now={NOW} />,
  ];
  const rendered = tiles.map((tile) => renderToString(tile));
  expect(new Set(rendered).size).toBe(tiles.length);

  keep();

  expect(tiles.map((tile) => renderToString(tile))).toEqual(rendered);
  expect(tiles.map((tile) => renderToString(tile))).toEqual(rendered);
});

it('a kept card is made once', async () => {
  const { ProductTile, keep, toMarkup } = await serverCopy();
  keep();
  const tile = <ProductTile product={PRODUCT} now={NOW} />;

  renderToString(tile);
  const made = toMarkup.mock.calls.length;
  renderToString(tile);

  expect(made).toBeGreaterThan(0);
  expect(toMarkup).toHaveBeenCalledTimes(made);
});
