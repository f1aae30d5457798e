import { type CustomerKind, createPersonCustomer } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { customersQuery } from '../../../common/customer/customer.queries.ts';
import { addBuyer } from '../buyer.mutations.ts';
import { profileQueries } from '../profile.queries.ts';
import type { ProfileDraft } from '../profile-form.rules.ts';
import { registrationOf } from './registration.rules.ts';

interface RegistrationWrite {
  kind: CustomerKind;
  draft: ProfileDraft;
}

/** Registers the user, or the user's company, as a buyer. @throws what the service refused. */
export async function register(host: Host, { kind, draft }: RegistrationWrite): Promise<void> {
  const { api, queryClient } = host;
  const registration = registrationOf(kind, draft);
  await (registration.as === 'buyer'
    ? addBuyer(host, registration.body)
    : api.call(createPersonCustomer, { body: registration.body }));
  // What was read of an account without a customer is no longer true.
  await queryClient.invalidateQueries({ queryKey: customersQuery(api).queryKey });
  await queryClient.invalidateQueries({ queryKey: profileQueries(api).own(kind).queryKey });
}
