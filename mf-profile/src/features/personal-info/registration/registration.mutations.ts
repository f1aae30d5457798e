import { type CustomerKind, createPersonCustomer, registerBuyer } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { customersQuery } from '../../../common/customer/customer.queries.ts';
import { profileQueries } from '../profile.queries.ts';
import type { ProfileDraft } from '../profile-form.rules.ts';
import { registrationOf } from './registration.rules.ts';

interface RegistrationWrite {
  kind: CustomerKind;
  draft: ProfileDraft;
  /** One for each text of the form, so that a second attempt registers nothing twice. */
  idempotencyKey: string;
}

/** Registers the user, or the user's company, as a buyer. @throws what the service refused. */
export async function register(
  host: Host,
  { kind, draft, idempotencyKey }: RegistrationWrite,
): Promise<void> {
  const { api, queryClient } = host;
  const registration = registrationOf(kind, draft);
  await (registration.as === 'buyer'
    ? api.call(registerBuyer, { body: registration.body, idempotencyKey })
    : api.call(createPersonCustomer, { body: registration.body }));
  // What was read of an account without a customer is no longer true.
  await queryClient.invalidateQueries({ queryKey: customersQuery(api).queryKey });
  await queryClient.invalidateQueries({ queryKey: profileQueries(api).own(kind).queryKey });
}
