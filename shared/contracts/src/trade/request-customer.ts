import * as z from 'zod/mini';
import { NonEmptyText } from '../core/index.ts';
import { CustomerId } from '../merchant/customer-id.ts';

/** Key in browser storage of the company that requests are begun for; nothing is stored for the user's own. */
export const REQUEST_CUSTOMER_KEY = 'bazaar.suppliers.request-customer';

/**
 * A company that the signed-in user writes requests for, as an agent. The slot `request.customer` stores the choice;
 * remotes that begin requests send its id.
 */
export const RequestCustomer = z.object({ id: CustomerId, name: NonEmptyText });
export type RequestCustomer = z.infer<typeof RequestCustomer>;
