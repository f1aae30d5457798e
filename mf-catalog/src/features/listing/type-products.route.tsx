import { links } from '@bazaar/contracts';
import { CategoryType } from '@bazaar/contracts/product';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadListing } from '../../common/listing/load-listing.ts';
import { useListing } from '../../common/listing/use-listing.ts';
import { messages as shared } from '../../common/text/messages.ts';
import { ListPage } from './list-page.tsx';
import { messages } from './messages.ts';
import { NothingListed } from './nothing-listed.tsx';
import { type TypeProductsData, titleOf, typeBreadcrumb, typeProductsHead } from './type-products-head.ts';

/** /products/search/:categoryType — every item of one type. */
export function typeProductsRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadTypeProducts(host, args),
    Component: TypeProductsPage,
    handle: { head: typeProductsHead },
  };
}

async function loadTypeProducts(
  host: Host,
  { params, request }: LoaderFunctionArgs,
): Promise<TypeProductsData> {
  const categoryType = pathParam(CategoryType, params.categoryType);
  return { categoryType, listing: await loadListing(host, request, { categoryType }) };
}

function TypeProductsPage() {
  const { categoryType, listing } = useLoaderData() as TypeProductsData;
  const { config } = useHost();
  const list = useListing(listing);
  const title = titleOf(config, categoryType);
  const name = shared.itemNames[categoryType];
  const { totalCount } = list.products;
  return (
    <ListPage
      breadcrumb={typeBreadcrumb(title, categoryType)}
      title={messages.allOf(title)}
      note={`${formatNumber(totalCount)} ${name}`}
      list={{
        ...list,
        name,
        path: links.productsOfType(categoryType),
        label: messages.list(title),
        empty: <NothingListed way={{ href: links.categoryType(categoryType), label: messages.toGroups }} />,
      }}
    />
  );
}
