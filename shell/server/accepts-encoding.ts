/** Whether the `Accept-Encoding` header accepts an encoding (RFC 9110 §12.5.3); a weight of 0 refuses it. */
export function acceptsEncoding(header: string | undefined, name: string): boolean {
  const offers = (header ?? '').toLowerCase().split(',');
  const offer = offers.map((text) => text.trim().split(/\s*;\s*/)).find(([offered]) => offered === name);
  return offer !== undefined && !offer.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}
