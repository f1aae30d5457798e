export const wallet = '/profile/wallet';
/** Where a gateway returns to: of everyone, since the browser that comes back may have no session. */
export const paymentReturn = '/payments/result';
