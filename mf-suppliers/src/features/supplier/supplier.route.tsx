import { awaitOnServer } from '@bazaar/actions';
import { SupplierId } from '@bazaar/contracts/merchant';
import { type Host, pathParam, redirectToSlug, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FavoriteButton } from '../../common/favorite/favorite-button.widget.tsx';
import { supplierQueries } from '../../common/supplier/supplier.queries.ts';
import { useVisit } from '../../common/visit/use-visit.ts';
import { ContactCard } from './contact-card.widget.tsx';
import { ReportButton } from './report-button.widget.tsx';
import { SAMPLE_VIEWS } from './sample-views.ts';
import { SupplierActions } from './supplier-actions.widget.tsx';
import { SupplierContents } from './supplier-contents.widget.tsx';
import { SupplierDelegations } from './supplier-delegations.widget.tsx';
import { type SupplierData, supplierHead } from './supplier-head.ts';
import { SupplierProducts } from './supplier-products.widget.tsx';
import { SupplierSections } from './supplier-sections.widget.tsx';
import { SupplierView } from './supplier-view.tsx';
import { useOpenSection } from './use-open-section.ts';

/** /supplier/:supplierId/* — one supplier: identity, verification, and offers. */
export function supplierRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadSupplier(host, args),
    Component: SupplierPage,
    handle: { head: supplierHead },
  };
}

async function loadSupplier(host: Host, args: LoaderFunctionArgs): Promise<SupplierData> {
  const id = pathParam(SupplierId, args.params.supplierId);
  const queries = supplierQueries(host.api);
  const { queryClient } = host;
  const supplier = queryClient.ensureQueryData(queries.detail(id));
  const samples = [
    queryClient.prefetchQuery(queries.catalog(id, SAMPLE_VIEWS.products)),
    queryClient.prefetchQuery(queries.delegations(id, SAMPLE_VIEWS.delegations)),
    queryClient.prefetchQuery(queries.contents(id, SAMPLE_VIEWS.contents)),
  ];
  const { slug } = await supplier;
  redirectToSlug(args, slug, host.links.supplier(id, slug));
  // Awaited so that the page is complete without a script; a failed sample does not affect the others.
  await awaitOnServer(...samples);
  return { id, now: new Date().toISOString() };
}

function SupplierPage() {
  const { id, now } = useLoaderData() as SupplierData;
  const { data: supplier } = useSuspenseQuery(supplierQueries(useHost().api).detail(id));
  useVisit('Supplier', id);
  useOpenSection();
  return (
    <SupplierView
      key={id}
      supplier={supplier}
      now={now}
      actions={
        <>
          <FavoriteButton iconOnly target={{ objectType: 'Supplier', objectId: id }} />
          <SupplierActions supplier={supplier} />
        </>
      }
      sections={<SupplierSections supplier={supplier} />}
      products={<SupplierProducts supplier={supplier} now={now} />}
      delegations={<SupplierDelegations supplier={supplier} now={now} />}
      contents={<SupplierContents supplier={supplier} />}
      contact={<ContactCard supplier={supplier} />}
      report={<ReportButton supplier={supplier} />}
    />
  );
}
