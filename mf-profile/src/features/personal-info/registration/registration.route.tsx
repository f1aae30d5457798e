import { links } from '@bazaar/contracts';
import type { Host } from '@bazaar/host';
import { redirect } from 'react-router';
import { customersQuery } from '../../../common/customer/customer.queries.ts';
import { registrationMessages as messages } from './messages.ts';
import { RegistrationView } from './registration-view.tsx';
import { useRegistrationForm } from './use-registration-form.ts';

/** /profile/register — a new buyer gives the data of a person or of a company. */
export function registrationRoute(host: Host) {
  return {
    loader: () => loadRegistration(host),
    Component: RegistrationPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

/** Who has registered already goes on to the profile. */
async function loadRegistration({ queryClient, api }: Host): Promise<null> {
  const customers = await queryClient.fetchQuery(customersQuery(api));
  if (customers.some(({ role }) => role === 'owner')) {
    throw redirect(links.profile());
  }
  return null;
}

function RegistrationPage() {
  return <RegistrationView form={useRegistrationForm()} />;
}
