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

/** What comes after a charge. */
export interface AfterCharge {
  /** The request that is paid then. */
  next: number | null;
  /** The request that goes on then, though this charge does not pay it: its publication needed money. */
  back: number | null;
  /** What is still to be charged, in rial; null when the one charge is enough. */
  charge: number | null;
  /** The owner of the company's wallet that it goes to; null for the reader's own. */
  company: number | null;
}

/** What follows a charge, as a query spells it; empty for nothing. A company is named for the sake of the rest alone. */
export function writeAfter({ next, back, charge, company }: AfterCharge): string {
  return Object.entries({ next, back, charge, company: charge === null ? null : company })
    .flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]))
    .join('&');
}

/** The page that a gateway returns to, which leads on to what comes after the charge. */
export function returnPathFor(after: AfterCharge | null = null): string {
  const query = after === null ? '' : writeAfter(after);
  return query === '' ? paths.paymentReturn : `${paths.paymentReturn}?${query}`;
}
