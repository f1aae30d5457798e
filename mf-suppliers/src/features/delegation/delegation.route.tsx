import { SupplierId } from '@bazaar/contracts/merchant';
import { type Host, pathParam, redirectToSlug, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { supplierQueries } from '../../common/supplier/supplier.queries.ts';
import { delegationAddress } from './delegation.address.ts';
import { type DelegationData, delegationHead, delegationViewOf } from './delegation-head.ts';
import { DelegationList } from './delegation-list.tsx';

/** /supplier/:supplierId/merchantDelegations/* — which brands one supplier represents, and until when. */
export function delegationRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadDelegations(host, args),
    Component: DelegationPage,
    handle: { head: delegationHead },
  };
}

async function loadDelegations(host: Host, args: LoaderFunctionArgs): Promise<DelegationData> {
  const id = pathParam(SupplierId, args.params.supplierId);
  const data = {
    id,
    ...delegationAddress.parse(args.request),
    now: new Date().toISOString(),
  };
  const queries = supplierQueries(host.api);
  const [{ slug }] = await Promise.all([
    host.queryClient.ensureQueryData(queries.detail(id)),
    host.queryClient.ensureQueryData(queries.delegations(id, delegationViewOf(data))),
  ]);
  redirectToSlug(args, slug, host.links.supplierDelegations(id, slug));
  return data;
}

function DelegationPage() {
  const data = useLoaderData() as DelegationData;
  const queries = supplierQueries(useHost().api);
  const { data: supplier } = useSuspenseQuery(queries.detail(data.id));
  const { data: delegations } = useSuspenseQuery(queries.delegations(data.id, delegationViewOf(data)));
  return <DelegationList supplier={supplier} delegations={delegations} view={data} />;
}
