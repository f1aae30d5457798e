import type { CustomerId, CustomerSummary } from '@bazaar/contracts/merchant';
import { type Host, useHost } from '@bazaar/host';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { customersQuery } from '../../common/customer/customer.queries.ts';
import { HelpPlace } from '../../common/help/help-place.tsx';
import { chooseDefault } from './address.mutations.ts';
import { addressesQuery } from './address.queries.ts';
import { AddressDialog } from './address-dialog.widget.tsx';
import { type AddressesState, addressesAddress, addressesHref } from './addresses.address.ts';
import { AddressesView, type AddressPanel } from './addresses-view.tsx';
import { messages } from './messages.ts';
import { RemoveDialog } from './remove-dialog.widget.tsx';
import type { UnsavedDrafts } from './use-address-form.ts';

/** /profile/address — where goods are sent, of the user and of companies. */
export function addressesRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadAddresses(host, args),
    Component: AddressesPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

/** Without the list of companies the page still shows its addresses. */
async function loadAddresses(
  { queryClient, api }: Host,
  { request }: LoaderFunctionArgs,
): Promise<AddressesState> {
  const state = addressesAddress.parse(request);
  await Promise.all([
    queryClient.prefetchQuery(customersQuery(api)),
    queryClient.fetchQuery(addressesQuery(api, state.customerId)),
  ]);
  const customers = queryClient.getQueryData(customersQuery(api).queryKey) ?? [];
  const chosen = customers.find(({ id }) => id === state.customerId);
  if (chosen?.kind === 'person') {
    throw redirect(addressesHref(null));
  }
  return state;
}

function AddressesPage() {
  const { customerId } = useLoaderData() as AddressesState;
  // A panel of one company must not stay open over the addresses of another.
  return <Addresses key={customerId} customerId={customerId} />;
}

function Addresses({ customerId }: { customerId: CustomerId | null }) {
  const host = useHost();
  const { data: addresses } = useSuspenseQuery(addressesQuery(host.api, customerId));
  const { data: customers = [] } = useQuery(customersQuery(host.api));
  const [panel, setPanel] = useState<AddressPanel | null>(null);
  const [unsaved] = useState<UnsavedDrafts>(() => new Map());
  const scope = { host, customerId };
  const close = () => setPanel(null);
  const companies = customers.filter(({ kind }) => kind === 'company');
  return (
    <>
      <HelpPlace isOver>
        <AddressesView
          customerId={customerId}
          companies={companies}
          addresses={addresses}
          canWrite={mayWrite(companies, customerId)}
          onOpen={setPanel}
          onChooseDefault={(address) => void chooseDefault(scope, address)}
        />
      </HelpPlace>
      {panel?.kind === 'form' && (
        <AddressDialog
          {...{ scope, unsaved }}
          saved={panel.address}
          previous={addresses[0]}
          onClose={close}
        />
      )}
      {panel?.kind === 'removal' && (
        <RemoveDialog scope={scope} address={panel.address} addresses={addresses} onClose={close} />
      )}
    </>
  );
}

/** Agents who only read or pay may not write; the service refuses them too. */
function mayWrite(companies: readonly CustomerSummary[], customerId: CustomerId | null): boolean {
  const role = companies.find(({ id }) => id === customerId)?.role;
  return role === undefined || role === 'owner' || role === 'approver' || role === 'requester';
}
