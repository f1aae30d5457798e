import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { type CustomerKind, type CustomerProfile, updateCustomerProfile } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { customersQuery } from '../../common/customer/customer.queries.ts';
import { addBuyer } from './buyer.mutations.ts';
import { messages } from './messages.ts';
import { profileQueries } from './profile.queries.ts';
import { inputOf, type ProfileDraft, storedFields } from './profile-form.rules.ts';

/** What is saved, and over which version. */
export interface ProfileWrite {
  kind: CustomerKind;
  /** Null registers a company. */
  profile: CustomerProfile | null;
  version: number;
  draft: ProfileDraft;
}

/** Saves a profile, or registers the user's company. @throws what the service refused, for the form to show. */
export async function saveProfile(host: Host, write: ProfileWrite): Promise<CustomerProfile | null> {
  const { kind, profile } = write;
  const query = profileQueries(host.api).own(kind);
  const saved = profile === null ? await register(host, write) : await update(host, profile, write);
  host.queryClient.setQueryData(query.queryKey, saved);
  void host.queryClient.invalidateQueries({ queryKey: customersQuery(host.api).queryKey });
  host.toast.show({ tone: 'success', title: profile === null ? messages.registered : messages.saved });
  return saved;
}

function update(host: Host, profile: CustomerProfile, { version, draft }: ProfileWrite) {
  return host.api.call(updateCustomerProfile, {
    body: inputOf(profile, draft),
    headers: { 'if-match': `"${version}"` },
  });
}

async function register(host: Host, { kind, draft }: ProfileWrite) {
  const { companyName, nationalLegalId, economicCode, firstName, lastName } = storedFields(draft);
  await addBuyer(host, {
    kind: 'company',
    companyName: companyName ?? '',
    nationalLegalId: nationalLegalId ?? '',
    ...(economicCode !== null && { economicCode }),
    ...(firstName !== null && { firstName }),
    ...(lastName !== null && { lastName }),
  });
  return fetchProfile(host, kind);
}

/** The data as they are stored now. */
export function fetchProfile(host: Host, kind: CustomerKind): Promise<CustomerProfile | null> {
  return host.queryClient.fetchQuery({ ...profileQueries(host.api).own(kind), staleTime: ALWAYS_STALE });
}
