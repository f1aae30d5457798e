import { DRAWING_FAMILIES } from '@bazaar/contracts';
import { Advertisement } from '@bazaar/contracts/content';
import { SupplierProductId, SupplierProductSummary } from '@bazaar/contracts/product';
import { Drawing, DrawingDefs, ItemDrawing } from '@bazaar/drawing';
import { HomeAssembly } from '@bazaar/drawing/assembly';
import {
  AdvertisementGrid,
  AdvertisementPrice,
  OutOfRangePage,
  ProductActions,
  ProductRows,
  ProductTile,
  SortLinks,
} from '@bazaar/listing';
import { ProductCard, type ProductCardProps, ProductGrid } from '@bazaar/listing/product-card';
import { mdiClockAlertOutline } from '@mdi/js';
import styles from './products.module.css';
import {
  BUSY,
  DEFAULT,
  LATIN,
  LATIN_TEXT,
  LONG,
  LONG_TEXT,
  restHoverFocus,
  type Specimens,
  wide,
} from './specimen.tsx';

const NOW = '2026-11-20T08:00:00Z';

const FACT = { maxValue: null, text: null, isCode: false };

const PRODUCT = SupplierProductSummary.parse({
  id: 5,
  baseProductId: 9,
  variantCode: 'DP-50-200',
  categoryType: 'Product',
  category: { id: 2021, title: 'پمپ سانتریفیوژ', slug: 'پمپ-سانتریفیوژ' },
  title: 'پمپ گریز از مرکز DP-50-200',
  slug: 'پمپ-گریز-از-مرکز',
  sku: 'DP-50-200',
  priceKind: 'fixed',
  priceRial: 865_000_000,
  priceValidUntil: '2099-11-26',
  saleUnit: 'دستگاه',
  keyFacts: [
    { ...FACT, title: 'دبی', value: 50, unitSymbol: 'm³/h' },
    { ...FACT, title: 'هد', value: 48, unitSymbol: 'm' },
  ],
  offersCount: 5,
  supplier: {
    id: 40,
    name: 'صنایع نمونه‌پمپ',
    slug: 'صنایع-نمونه-پمپ',
    cityTitle: 'اصفهان',
    verifiedAt: '2026-10-04T08:00:00Z',
  },
  drawing: { family: 'pump', seed: 5, dimensionMm: 1240, code: 'DP-50-200' },
});
const SECOND_ID = SupplierProductId.parse(6);
const OUTDATED = { ...PRODUCT, priceValidUntil: '2025-01-01', offersCount: 1 };
const WITHOUT_PRICE = { ...PRODUCT, priceKind: 'inquiry' as const, priceRial: null, priceValidUntil: null };

const ADVERTISEMENT = Advertisement.parse({
  id: 1,
  title: 'فروش دستگاه تراش CNC',
  slug: 'فروش-دستگاه-تراش-CNC',
  body: 'کارکرد کمتر از ۴۰۰۰ ساعت.',
  category: { id: 5011, title: 'ماشین تراش و فرز کارکرده', slug: 'تراش' },
  cityTitle: 'تهران',
  priceRial: 42_000_000_000,
  publishedAt: '2026-11-18T08:00:00Z',
  validTo: '2099-03-20',
  drawing: { family: 'lathe', seed: 1, dimensionMm: null, code: null },
});
const ADVERTISEMENTS = [ADVERTISEMENT, { ...ADVERTISEMENT, id: 2, title: LATIN_TEXT, priceRial: null }];

const CARD: ProductCardProps = {
  href: '#product',
  title: 'پمپ گریز از مرکز',
  plate: <Drawing family="pump" seed={7} />,
  code: 'DP-50-200',
  offers: '۵ پیشنهاد',
  facts: [
    { label: 'دبی', value: '۵۰ m³/h' },
    { label: 'هد', value: '۴۸ m' },
  ],
  source: { name: 'صنایع نمونه', place: 'اصفهان', verified: 'هویت بررسی‌شده در ۱۲ مهر ۱۴۰۵' },
  price: { amount: '۸۶٬۵۰۰٬۰۰۰', per: 'دستگاه' },
};

const card = (change: Partial<ProductCardProps> = {}) => <ProductCard {...CARD} {...change} />;

export const productSpecimens: Specimens = {
  '@bazaar/drawing': {
    Drawing: [
      {
        title: DEFAULT,
        node: <Drawing family="pump" seed={7} label="طرح فنی پمپ" code="DP-50" dimensionMm={1240} />,
      },
      { title: 'خط‌ها', node: <Drawing family="pump" seed={7} view="outline" /> },
      { title: 'جزئیات', node: <Drawing family="pump" seed={7} view="detail" /> },
      { title: 'بی زمینه', node: <Drawing family="pump" seed={7} bare /> },
      {
        title: 'همه خانواده‌ها',
        wide: true,
        node: (
          <ul className={styles.families}>
            {DRAWING_FAMILIES.map((family) => (
              <li key={family}>
                <Drawing family={family} seed={1} label={family} />
                <bdi dir="ltr">{family}</bdi>
              </li>
            ))}
          </ul>
        ),
      },
    ],
    ItemDrawing: [
      { title: DEFAULT, node: <ItemDrawing spec={PRODUCT.drawing} withCode /> },
      { title: 'خانواده ناشناخته', node: <ItemDrawing spec={{ ...PRODUCT.drawing, family: 'unknown' }} /> },
    ],
    DrawingDefs: [
      { title: 'رنگ‌مایه‌ها و نقش‌های همه طرح‌ها؛ خود دیده نمی‌شود', node: <DrawingDefs />, alone: true },
    ],
  },
  '@bazaar/drawing/assembly': {
    HomeAssembly: [
      {
        title: DEFAULT,
        wide: true,
        node: (
          <HomeAssembly
            links={[
              { part: 'pump', label: 'پمپ', count: '۲۸۸', href: '#pump' },
              { part: 'motor', label: 'الکتروموتور', count: '۱۲۰', href: '#motor' },
              { part: 'valve', label: 'شیر', href: '#valve' },
              { part: 'transmitter', label: 'ابزار دقیق', href: '#transmitter' },
            ]}
          />
        ),
      },
    ],
  },
  '@bazaar/listing/product-card': {
    ProductCard: [
      ...restHoverFocus(card()),
      { title: 'بی قیمت', node: card({ price: undefined, offers: undefined }) },
      {
        title: 'قیمت نیازمند تأیید',
        node: card({ doubt: { text: 'نیازمند تأیید', icon: mdiClockAlertOutline } }),
      },
      { title: LONG, node: card({ title: LONG_TEXT }) },
      { title: LATIN, node: card({ title: LATIN_TEXT }) },
    ],
    ProductGrid: [
      {
        title: 'سه ستون',
        wide: true,
        node: (
          <ProductGrid label="کالاها" columns={3}>
            <ProductCard {...CARD} />
            <ProductCard
              {...CARD}
              title="شیر توپی"
              plate={<Drawing family="ball" seed={3} />}
              price={undefined}
            />
            <ProductCard {...CARD} title={LONG_TEXT} plate={<Drawing family="motor" seed={5} />} />
          </ProductGrid>
        ),
      },
    ],
  },
  '@bazaar/listing': {
    AdvertisementGrid: wide([
      {
        title: DEFAULT,
        node: <AdvertisementGrid label="آگهی‌های نمونه" level={3} advertisements={ADVERTISEMENTS} />,
      },
      {
        title: BUSY,
        node: <AdvertisementGrid label="آگهی‌های در راه" level={3} advertisements={ADVERTISEMENTS} busy />,
      },
      {
        title: LONG,
        node: (
          <AdvertisementGrid
            label="آگهی با عنوان بلند"
            level={3}
            advertisements={[{ ...ADVERTISEMENT, title: LONG_TEXT }]}
          />
        ),
      },
    ]),
    AdvertisementPrice: [
      { title: DEFAULT, node: <AdvertisementPrice priceRial={42_000_000_000} /> },
      { title: 'توافقی', node: <AdvertisementPrice priceRial={null} /> },
    ],
    ProductTile: [
      {
        title: DEFAULT,
        wide: true,
        node: (
          <ProductGrid label="کالاهای نمونه" columns={3}>
            <ProductTile product={PRODUCT} now={NOW} />
            <ProductTile product={OUTDATED} now={NOW} />
            <ProductTile product={WITHOUT_PRICE} now={NOW} withSupplier={false} />
          </ProductGrid>
        ),
      },
    ],
    ProductRows: wide([
      {
        title: DEFAULT,
        node: (
          <ProductRows
            label="کالاها در سطر"
            products={[PRODUCT, { ...WITHOUT_PRICE, id: SECOND_ID }]}
            now={NOW}
          />
        ),
      },
      {
        title: LONG,
        node: <ProductRows label="کالای نمونه" products={[{ ...OUTDATED, title: LONG_TEXT }]} now={NOW} />,
      },
    ]),
    ProductActions: [
      {
        title: 'جای عملیات کالا؛ بخش دیگری از سایت آن را پر می‌کند',
        node: <ProductActions product={PRODUCT} />,
      },
    ],
    SortLinks: wide(
      restHoverFocus(
        <SortLinks
          label="مرتب‌سازی"
          items={[
            { href: '#best', title: 'مرتبط‌ترین', isCurrent: true },
            { href: '#cheap', title: 'ارزان‌ترین', isCurrent: false },
            { href: '#new', title: 'تازه‌ترین', isCurrent: false },
          ]}
        />,
      ),
    ),
    OutOfRangePage: [{ title: DEFAULT, node: <OutOfRangePage pageCount={12} lastPageHref="#last" /> }],
  },
};
