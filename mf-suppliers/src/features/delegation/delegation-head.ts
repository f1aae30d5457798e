import type { MerchantDelegation, Supplier, SupplierId } from '@bazaar/contracts/merchant';
import { breadcrumbJsonLd, type Head, type HeadContext } from '@bazaar/host';
import type { ListPage } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { type DelegationView, supplierKeys } from '../../common/supplier/supplier.queries.ts';
import { supplierBreadcrumb } from '../../common/supplier/supplier-breadcrumb.ts';
import { type DelegationChoice, delegationAddress, delegationHref } from './delegation.address.ts';
import { messages } from './messages.ts';

/**
 * What the page gets from its loader. The present time is taken there, so that server and browser judge dates alike.
 */
export interface DelegationData extends DelegationChoice {
  id: SupplierId;
  now: string;
}

const PAGE_SIZE = 24;

/** The part of the supplier's delegations that the page needs. */
export function delegationViewOf({ status, page }: DelegationData): DelegationView {
  return { status: status ?? undefined, page, pageSize: PAGE_SIZE };
}

/** Title, description and structured data of a supplier's delegations. */
export function delegationHead(data: DelegationData, { queryClient, origin }: HeadContext): Head {
  const supplier = queryClient.getQueryData<Supplier>(supplierKeys.detail(data.id));
  const delegations = queryClient.getQueryData<ListPage<MerchantDelegation>>(
    supplierKeys.delegations(data.id, delegationViewOf(data)),
  );
  if (!supplier || !delegations) {
    return { title: messages.title };
  }
  const { page } = data;
  const title = messages.titleOf(supplier.name);
  const isThin = delegationAddress.isNarrowed(data) || delegations.items.length === 0;
  return {
    title: page > 1 ? title + messages.pageSuffix(formatNumber(page)) : title,
    description: messages.description(supplier.name),
    canonicalPath: delegationHref(supplier, isThin ? {} : { page }),
    ...(isThin && { robots: 'noindex,follow' }),
    jsonLd: [
      breadcrumbJsonLd(supplierBreadcrumb(supplier, messages.title), origin, delegationHref(supplier, {})),
    ],
  };
}
