import { links } from '@bazaar/contracts';
import { listPagesByContentType, listPublicContents } from '@bazaar/contracts/content';
import { getSupplier, listMerchantDelegations } from '@bazaar/contracts/merchant';
import { getActiveCategory, getSupplierProduct, listSupplierProducts } from '@bazaar/contracts/product';
import { getSettings, type SiteConfig } from '@bazaar/contracts/setting';
import { type ComparedProduct, readComparedProduct } from './compared-product.fixture.ts';
import { type FilterableGroup, readFilterableGroup } from './filterable-group.fixture.ts';
import { createReader, first, type ReadService, withId } from './read-service.fixture.ts';

/** One page of the demo data: its address and its heading. */
export interface SamplePage {
  readonly id: number;
  readonly path: string;
  readonly title: string;
}

/** A page of the demo data whose slug other addresses contain too. */
type SluggedPage = SamplePage & { readonly slug: string };

/** Related pages of the demo data: the product belongs to the category and to the supplier. */
export interface Catalogue {
  readonly product: SamplePage & { readonly sku: string };
  readonly category: SluggedPage;
  readonly supplier: SluggedPage;
  readonly article: SamplePage;
  /** A product that several suppliers offer. */
  readonly compared: ComparedProduct;
  /** A group of products that have a pressure. */
  readonly group: FilterableGroup;
  /** A supplier that represents a maker. */
  readonly representative: SluggedPage & { readonly principal: string };
  /** A supplier that has written an article. */
  readonly writer: SluggedPage & { readonly article: string };
  readonly config: SiteConfig;
}

/** Reads the sample pages from the services, as a visitor would find them. */
export async function readCatalogue(servicesOrigin: string): Promise<Catalogue> {
  const read = createReader(servicesOrigin);
  const filter = { categoryType: 'Product' } as const;
  const products = listSupplierProducts.response.parse(
    await read(listSupplierProducts.path, 'product', { filter }),
  );
  const listed = first(products.items.filter(({ priceKind }) => priceKind === 'fixed'));
  const [product, category, supplier, pages, config, compared, group, representative, writer] =
    await Promise.all([
      read(withId(getSupplierProduct.path, listed.id), 'product').then((body) =>
        getSupplierProduct.response.parse(body),
      ),
      read(withId(getActiveCategory.path, listed.category.id), 'product').then((body) =>
        getActiveCategory.response.parse(body),
      ),
      read(withId(getSupplier.path, listed.supplier.id), 'merchant').then((body) =>
        getSupplier.response.parse(body),
      ),
      read(listPagesByContentType.path, 'content').then((body) =>
        listPagesByContentType.response.parse(body),
      ),
      read(getSettings.path, 'setting').then((body) => getSettings.response.parse(body)),
      readComparedProduct(read),
      readFilterableGroup(read),
      readRepresentative(read),
      readWriter(read),
    ]);
  const page = first(pages.items);
  return {
    product: { ...pick(product), sku: product.sku, path: links.product(product.id, product.slug) },
    category: { ...pick(category), slug: category.slug, path: links.category(category.id, category.slug) },
    supplier: supplierPage(supplier.id, supplier.name, supplier.slug),
    article: { ...pick(page), path: links.content(page.id, page.slug) },
    compared,
    group,
    representative,
    writer,
    config,
  };
}

async function readRepresentative(read: ReadService): Promise<Catalogue['representative']> {
  const { items } = listMerchantDelegations.response.parse(
    await read(listMerchantDelegations.path, 'merchant'),
  );
  const { supplierId, supplierName, supplierSlug, principal } = first(items);
  return { ...supplierPage(supplierId, supplierName, supplierSlug), principal };
}

async function readWriter(read: ReadService): Promise<Catalogue['writer']> {
  const { items } = listPublicContents.response.parse(await read(listPublicContents.path, 'content'));
  return first(
    items.flatMap(({ title, supplier }) =>
      supplier ? [{ ...supplierPage(supplier.id, supplier.name, supplier.slug), article: title }] : [],
    ),
  );
}

function supplierPage(id: number, title: string, slug: string): SluggedPage {
  return { id, title, slug, path: links.supplier(id, slug) };
}

function pick({ id, title }: { id: number; title: string }): { id: number; title: string } {
  return { id, title };
}
