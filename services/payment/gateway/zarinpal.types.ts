/** A response of Zarinpal, or why there is none. */
export type ZarinpalResponse =
  | { readonly arrived: true; readonly json: unknown }
  | { readonly arrived: false; readonly reason: string };

/** Sends a request with the merchant's id to one of Zarinpal's addresses; never throws. */
export type AskZarinpal = (call: string, body: object, givenUp?: AbortSignal) => Promise<ZarinpalResponse>;
