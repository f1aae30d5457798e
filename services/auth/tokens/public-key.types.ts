/** The public half of a P-256 key (RFC 7517, RFC 7518 §6.2.1). */
export interface PublicKey {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
}
