import * as paths from '@bazaar/contracts/paths';
import type { GatewayRedirect } from '@bazaar/contracts/payment';

/** Leaves the site for the page of a gateway; an address that no gateway has is refused. */
export function goToGateway({ redirectUrl }: Pick<GatewayRedirect, 'redirectUrl'>): void {
  const url = new URL(redirectUrl, location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new TypeError(`A gateway has no address such as ${url.protocol}`);
  }
  location.assign(url.href);
}

/** The page that a gateway returns to; with a request, what is paid next is that request. */
export function returnPathFor(requestId: number | null = null): string {
  return requestId === null ? paths.paymentReturn : `${paths.paymentReturn}?next=${requestId}`;
}
