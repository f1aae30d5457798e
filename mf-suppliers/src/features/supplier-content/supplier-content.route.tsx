import { SupplierId } from '@bazaar/contracts/merchant';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { supplierQueries } from '../../common/supplier/supplier.queries.ts';
import { contentAddress } from './supplier-content.address.ts';
import { knownType, typesOf } from './supplier-content.rules.ts';
import { ALL_KINDS, type ContentData, contentHead, contentViewOf } from './supplier-content-head.ts';
import { SupplierContentList } from './supplier-content-list.tsx';

/** /supplier/:supplierId/content-list — what one supplier has published. */
export function supplierContentRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadContents(host, args),
    Component: SupplierContentPage,
    handle: { head: contentHead },
  };
}

async function loadContents(host: Host, { params, request }: LoaderFunctionArgs): Promise<ContentData> {
  const id = pathParam(SupplierId, params.supplierId);
  const queries = supplierQueries(host.api);
  const [everything] = await Promise.all([
    host.queryClient.ensureQueryData(queries.contents(id, ALL_KINDS)),
    host.queryClient.ensureQueryData(queries.detail(id)),
  ]);
  const { contentTypeId, page } = contentAddress.parse(request);
  const data = { id, contentTypeId: knownType(contentTypeId, typesOf(everything.items)), page };
  await host.queryClient.ensureQueryData(queries.contents(id, contentViewOf(data)));
  return data;
}

function SupplierContentPage() {
  const data = useLoaderData() as ContentData;
  const queries = supplierQueries(useHost().api);
  const { data: supplier } = useSuspenseQuery(queries.detail(data.id));
  const { data: everything } = useSuspenseQuery(queries.contents(data.id, ALL_KINDS));
  const { data: contents } = useSuspenseQuery(queries.contents(data.id, contentViewOf(data)));
  return (
    <SupplierContentList
      supplier={supplier}
      contents={contents}
      types={typesOf(everything.items)}
      total={everything.totalCount}
      view={data}
    />
  );
}
